// What a board draws for events, as data: made by a game, run by motion.ts. A place is the `data-place` of an element.
import type { Component } from "svelte";

/** A component that is drawn for the time of an animation. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Drawn = { component: Component<any>; props: Record<string, unknown> };

export type Act =
  /** What lies at one place goes to another and stays there; `drawn` where it comes from out of sight. */
  | { kind: "move"; from: string; to: string; drawn?: Drawn; vanish?: boolean }
  /** Something goes from place to place along a way: a march, a voyage. */
  | { kind: "travel"; along: readonly string[]; drawn: Drawn }
  /** A chip travels. */
  | { kind: "chip"; from: string; to: string; drawn: Drawn }
  /** A thing drops into place. */
  | { kind: "drop"; at: string; drawn: Drawn }
  /** What lies there fades downwards and is gone. */
  | { kind: "leave"; at: string }
  /** A new thing is turned up: it takes the size of what `like` holds. */
  | { kind: "turn"; at: string; like: string; drawn: Drawn }
  /** A number rises. */
  | { kind: "rise"; at: string; drawn: Drawn }
  /** A ring thickens for a moment. */
  | { kind: "pulse"; at: string };

export const MILLISECONDS: Record<Act["kind"], number> = {
  move: 220,
  travel: 360,
  chip: 220,
  drop: 220,
  leave: 200,
  turn: 360,
  rise: 360,
  pulse: 140,
};

/** Every place that an act touches. */
export const placesOf = (act: Act): readonly string[] => ("along" in act ? act.along : "from" in act ? [act.from, act.to] : [act.at]);

/** Steps one after the other; within a step, together. Acts of one group belong to one event and are never parted. */
export function steps(groups: readonly (readonly Act[])[]): Act[][] {
  const found: Act[][] = [];
  let touched = new Set<string>();
  for (const group of groups) {
    if (group.length === 0) continue;
    const places = group.flatMap(placesOf);
    if (found.length === 0 || places.some((place) => touched.has(place))) {
      found.push([]);
      touched = new Set();
    }
    found.at(-1)!.push(...group);
    for (const place of places) touched.add(place);
  }
  return found;
}

export const lasts = (step: readonly Act[]): number => Math.max(0, ...step.map((act) => MILLISECONDS[act.kind]));
