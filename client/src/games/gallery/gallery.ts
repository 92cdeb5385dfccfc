// The moments of a game's positions.json on its board: `npx vite --config vite.gallery.config.ts`, then for example
// /src/games/gallery/index.html?game=il_principe&moment=building&lang=fr&theme=dark&phone&select=build:firenze
// (`compact` draws what small screens have, `part=own` the second tab of a phone.) Without a moment, all of them are listed.
import { mount } from "svelte";
import "../../ui/base.css";
import { wordsOf } from "../../words/gallery";
import type { Vocabulary } from "../../words/vocabulary";
import { loadGame } from "../games";
import Gallery from "./Gallery.svelte";
import type { Moment } from "./moment";

const files = import.meta.glob<{ default: { vocabulary: Vocabulary; moments: Record<string, Moment> } }>("../*/positions.json");
const asked = new URLSearchParams(location.search);
const game = asked.get("game") ?? "principato";
const target = document.getElementById("gallery")!;
document.documentElement.dataset["theme"] = asked.get("theme") ?? "light";

const { vocabulary, moments } = (await files[`../${game}/positions.json`]!()).default;
const moment = moments[asked.get("moment") ?? ""];
if (moment) {
  const [parts, words] = await Promise.all([loadGame(game), wordsOf(asked.get("lang") ?? "en", game, vocabulary)]);
  mount(Gallery, { target, props: { game, parts, moment, plain: words, asked } });
} else {
  for (const name of Object.keys(moments)) {
    const link = document.createElement("a");
    asked.set("moment", name);
    link.href = `?${asked.toString()}`;
    link.textContent = name;
    target.append(link, " ");
  }
}
