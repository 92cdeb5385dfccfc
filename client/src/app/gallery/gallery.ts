// The moments of a game's positions.json in the real page: `npx vite --config vite.gallery.config.ts`, then for example
// /src/app/gallery/index.html?game=renaissance&moment=combats&lang=fr&theme=dark&select=end
// Without a moment, all of them are listed.
import { mount } from "svelte";
import { settings, type Lang } from "../../device/settings.svelte";
import { loadGame } from "../../games/games";
import "../../ui/base.css";
import { wordsOf } from "../../words/gallery";
import { speech } from "../../words/speech.svelte";
import { NO_VOCABULARY, type Vocabulary } from "../../words/vocabulary";
import Gallery from "./Gallery.svelte";
import type { Moment } from "./moment";

const files = import.meta.glob<{ vocabulary: Partial<Vocabulary>; moments: Record<string, Moment> }>("../../games/*/positions.json", { import: "default" });
const wish = new URLSearchParams(location.search);
const game = wish.get("game") ?? "principato";
const lang = (wish.get("lang") ?? "en") as Lang;
const target = document.getElementById("gallery")!;
document.documentElement.dataset["theme"] = wish.get("theme") ?? "light";
settings.lang = lang;

const { vocabulary, moments } = await files[`../../games/${game}/positions.json`]!();
const moment = moments[wish.get("moment") ?? ""];
if (moment) {
  const [parts, words, common] = await Promise.all([loadGame(game), wordsOf(lang, game, { ...NO_VOCABULARY, ...vocabulary }), wordsOf(lang)]);
  speech.words = common;
  mount(Gallery, { target, props: { game, parts, moment, first: moments[moment.follows ?? ""], words, select: wish.get("select") } });
} else {
  for (const name of Object.keys(moments)) {
    const link = document.createElement("a");
    wish.set("moment", name);
    link.href = `?${wish.toString()}`;
    link.textContent = name;
    target.append(link, " ");
  }
}
