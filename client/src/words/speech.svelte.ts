// The words of the page: what is common, and what the open game adds, in the chosen language.
import { api } from "../net/api";
import { settings, type Lang } from "../device/settings.svelte";
import { bundleOf } from "./bundle";
import { NO_VOCABULARY, type Vocabulary } from "./vocabulary";
import { Words, type Values } from "./words";

const FALLBACK: Lang = "en";

interface Loaded {
  messages: string;
  vocabulary: Vocabulary;
}

const common = new Map<string, Promise<Loaded>>();
const games = new Map<string, Promise<Loaded>>();

/** Ask once; what could not be fetched is asked again next time. */
function once(kept: Map<string, Promise<Loaded>>, key: string, ask: () => Promise<Loaded>): Promise<Loaded> {
  const found = kept.get(key) ?? ask();
  kept.set(key, found);
  found.catch(() => kept.delete(key));
  return found;
}

const commonIn = (lang: Lang): Promise<Loaded> =>
  once(common, lang, async () => ({ messages: (await api.words(lang)).messages, vocabulary: NO_VOCABULARY }));

const gameIn = (game: string, lang: Lang): Promise<Loaded> =>
  once(games, `${game}/${lang}`, async () => {
    const { messages, vocabulary } = await api.gameWords(game, lang);
    return { messages, vocabulary: vocabulary as unknown as Vocabulary };
  });

/** Words for a game (or for none); what a language lacks is said in English. */
export async function loadWords(lang: Lang, game: string | null): Promise<Words> {
  const langs = [...new Set([lang, FALLBACK])];
  const loaded = await Promise.all(
    langs.map(async (code) => [code, await commonIn(code), game ? await gameIn(game, code) : null] as const),
  );
  const bundles = loaded.map(([code, one, other]) => bundleOf(code, `${one.messages}\n${other?.messages ?? ""}`));
  return new Words(lang, bundles, loaded[0]?.[2]?.vocabulary);
}

class Speech {
  /** The words of the pages outside a table. */
  words = $state.raw<Words | null>(null);

  async load(): Promise<void> {
    const lang = settings.lang;
    const words = await loadWords(lang, null);
    if (settings.lang === lang) this.words = words;
  }
}

export const speech = new Speech();

/** A sentence of the client in the chosen language; reactive where it is used in a template. */
export const t = (key: string, values: Values = {}): string => speech.words?.say(key, values) ?? "";
