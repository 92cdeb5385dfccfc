// What the others have done since one's last decision, one entry a seat.
import type { GameEvent, SeenLine } from "../net/messages";
import { counting } from "./history";

export interface Deed {
  seat: number;
  /** Its first decision: where looking back begins. */
  from: number;
  /** How many decisions it made. */
  steps: number;
  /** What is worth telling of it: what touches the reader first. */
  events: GameEvent[];
  /** Something of it was about the reader. */
  touches: boolean;
}

/** So many sentences of a whole turn fit on a card. */
const TOLD = 3;

/**
 * The others in the order in which they acted. Chance that follows a decision belongs to whoever decided;
 * `tells` says which events are worth a sentence, `touches` which are about the reader.
 */
export function deeds(lines: readonly SeenLine[], mine: readonly number[], tells: (event: GameEvent) => boolean, touches: (event: GameEvent) => boolean): Deed[] {
  const counted = counting(lines);
  const last = counted.findLastIndex((line) => mine.includes(line.by));
  if (last < 0) return [];
  const found = new Map<number, Deed>();
  let current: Deed | null = null;
  for (const line of counted.slice(last + 1)) {
    if (line.by >= 0) {
      current = found.get(line.by) ?? { seat: line.by, from: line.number, steps: 0, events: [], touches: false };
      found.set(line.by, current);
      current.steps += 1;
    }
    current?.events.push(...line.events.filter(tells));
  }
  return [...found.values()].map((deed) => ({ ...deed, events: told(deed.events, touches), touches: deed.events.some(touches) }));
}

/** Those about the reader, then the latest, in the order in which they happened. */
function told(events: readonly GameEvent[], touches: (event: GameEvent) => boolean): GameEvent[] {
  const mine = events.filter(touches).slice(-TOLD);
  const others = events.filter((event) => !touches(event)).slice(mine.length - TOLD);
  const kept = new Set([...mine, ...(mine.length < TOLD ? others : [])]);
  return events.filter((event) => kept.has(event));
}
