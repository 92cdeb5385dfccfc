// What the others have done since one's last decision, one entry a seat.
import type { GameEvent, SeenLine } from "../net/messages";
import type { Action } from "../words/story";
import { counting } from "./history";

export interface Deed {
  seat: number;
  /** Its first decision: where looking back begins. */
  from: number;
  /** How many decisions it made. */
  steps: number;
  /** What is worth telling of it: what touches the reader first. */
  actions: Action[];
  /** What it did in an action that others had begun, an auction: told where there is nothing else. */
  events: GameEvent[];
  /** Something of it was about the reader. */
  touches: boolean;
}

/** So many sentences of a whole turn fit on a card. */
const SENTENCES = 2;

/**
 * The others in the order in which they acted. An action belongs to whoever made the decision that it begins with, or
 * that led to the chance it begins with; what follows in the same line, to whom it is about. `touches` says which are about the reader.
 */
export function deeds(lines: readonly SeenLine[], mine: readonly number[], actions: readonly Action[], touches: (action: Action) => boolean): Deed[] {
  const counted = counting(lines);
  const last = counted.findLastIndex((line) => mine.includes(line.by));
  if (last < 0) return [];
  const bySeat = new Map<number, Deed>();
  const byLine = new Map<number, Deed>();
  let current: Deed | null = null;
  for (const line of counted.slice(last + 1)) {
    if (line.by >= 0) {
      current = bySeat.get(line.by) ?? { seat: line.by, from: line.number, steps: 0, actions: [], events: [], touches: false };
      bySeat.set(line.by, current);
      current.steps += 1;
      current.events.push(...line.events.filter((event) => event.params["seat"] === line.by));
    }
    if (current) byLine.set(line.number, current);
  }
  for (const [place, action] of actions.entries()) {
    if (!action.headline || isNobodys(action, action === actions.at(-1))) continue;
    // What follows in the same line, the next role that is given, may be another's.
    const follows = byLine.has(action.line) && actions[place - 1]?.line === action.line;
    const whose = follows ? bySeat.get(Number(action.headline.params["seat"])) : undefined;
    (whose ?? byLine.get(action.line))?.actions.push(action);
  }
  return [...bySeat.values()].map((deed) => ({ ...deed, actions: chosen(deed.actions, touches), events: deed.events.slice(-SENTENCES), touches: deed.actions.some(touches) }));
}

/** A round begins for everybody, whoever ended the one before; and what is under way, an auction, is nobody's yet. */
const isNobodys = (action: Action, underWay: boolean): boolean => (underWay || action.chapters.length > 0) && action.headline?.params["seat"] === undefined;

/** Those about the reader, then the latest, in the order in which they happened. */
function chosen(actions: readonly Action[], touches: (action: Action) => boolean): Action[] {
  const mine = actions.filter(touches).slice(-SENTENCES);
  const others = actions.filter((action) => !touches(action)).slice(mine.length - SENTENCES);
  const kept = new Set([...mine, ...(mine.length < SENTENCES ? others : [])]);
  return actions.filter((action) => kept.has(action));
}
