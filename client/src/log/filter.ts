// Which actions of the log are shown, and how many stand under each heading.
import type { Action } from "../words/story";

/** Without marks and capitals, so that "eveque" finds "Évêque". */
const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

export const matching = (sentence: string, search: string | null): boolean => !search?.trim() || plain(sentence).includes(plain(search.trim()));

/** By the line of the action that a heading stands over: how many of these follow before the next heading. */
export function counted(actions: readonly Action[]): Map<number, number> {
  const counts = new Map<number, number>();
  let heading: number | null = null;
  for (const action of actions) {
    if (action.chapters.length) heading = action.line;
    if (heading !== null) counts.set(heading, (counts.get(heading) ?? 0) + 1);
  }
  return counts;
}
