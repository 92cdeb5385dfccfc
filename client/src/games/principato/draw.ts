// Small helps for drawing Principato.
import type { Words } from "../../words/words";
import type { Explanation } from "../../board/table.svelte";
import { cardFacts, type Counts } from "./table";

export const GAME = "principato";

/** Each thing as often as it counts: {food: 2, gold: 1} is food, food, gold. */
export const things = (counts: Counts): string[] =>
  Object.entries(counts).flatMap(([thing, count]) => Array<string>(count ?? 0).fill(thing));

/** The numbers of a sentence apart from its words, so that they can be set bold. */
export const withNumbers = (sentence: string): { text: string; number: boolean }[] =>
  sentence
    .split(/([+−]?\d+)/)
    .filter(Boolean)
    .map((text) => ({ text, number: /\d/.test(text) }));

export function cardExplained(words: Words, card: string, facts: readonly string[] = []): Explanation {
  const exchange = cardFacts(words.vocabulary, card).exchange ? [words.say("label-exchange")] : [];
  return { name: words.name("card", card), about: words.about("card", card), facts: [...exchange, ...facts] };
}

/** How large tokens are drawn so that so many of them fit: the first row of [most, size] that does; null is a stack. */
export const sizeFor = (count: number, tiers: readonly (readonly [number, number])[]): number | null =>
  tiers.find(([most]) => count <= most)?.[1] ?? null;
