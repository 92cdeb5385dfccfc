// Words for the galleries, straight from the texts of the Python package: there is no server that would send them.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Vocabulary } from "./vocabulary";
import { Words } from "./words";

const texts = import.meta.glob<string>(["../../../src/signoria/text/??.ftl", "../../../src/signoria/text/client.??.ftl", "../../../src/signoria/games/*/text/??.ftl"], {
  query: "?raw",
  import: "default",
});

/** What is common in a language, and what a game adds to it. */
export async function wordsOf(lang: string, game = "", vocabulary?: Vocabulary): Promise<Words> {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  const ours = Object.entries(texts).filter(([path]) => (path.endsWith(`/${lang}.ftl`) || path.endsWith(`.${lang}.ftl`)) && (!path.includes("/games/") || path.includes(`/games/${game}/`)));
  for (const text of await Promise.all(ours.map(([, load]) => load()))) bundle.addResource(new FluentResource(text));
  return new Words(lang, [bundle], vocabulary);
}
