// Which actions of the log are shown, and how many stand under each heading.
import type { Action } from "../words/story";

/** Without marks and capitals, so that "eveque" finds "Évêque". */
const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

export const matching = (sentence: string, search: string | null): boolean => !search?.trim() || plain(sentence).includes(plain(search.trim()));

/** By the action that a heading stands over: how many of these follow before the next heading. */
export function counted(actions: readonly Action[]): Map<string, number> {
  const counts = new Map<string, number>();
  let heading: string | null = null;
  for (const action of actions) {
    if (action.chapters.length) heading = action.id;
    if (heading !== null) counts.set(heading, (counts.get(heading) ?? 0) + 1);
  }
  return counts;
}

/** Of a long log only the end is drawn, or what lies around the action that is looked at: from which of its actions on, and up to which. */
export function drawn(length: number, most: number, current: number): [number, number] {
  const end = Math.max(0, length - most);
  const first = current >= 0 && current < end ? Math.max(0, current - BEFORE) : end;
  return [first, Math.min(length, first + most)];
}

/** So many actions stand before the one that is looked at. */
const BEFORE = 10;
