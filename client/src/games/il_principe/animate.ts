// Il Principe's events as things that move: which piece goes where. The drawing itself is board/motion.ts.
import Chip from "../../board/Chip.svelte";
import { steps, type Act, type Drawn } from "../../board/acts";
import { run } from "../../board/motion";
import type { GameEvent, Params } from "../../net/messages";
import type { Words } from "../../words/words";
import Card from "./Card.svelte";
import { COLORS, GAME, type Color, type TableView } from "./table";

export interface Scene {
  view: TableView;
  words: Words;
  /** Whose hand is drawn. */
  seat: number | null;
}

const seatOf = (params: Params): number => Number(params["seat"]);
const RANKS = ["first", "second"] as const;
const seatsOf = (list: unknown): number[] => String(list ?? "").split(" ").filter(Boolean).map(Number);
const number = (params: Params, name: string): number => Number(params[name] ?? 0);
const chip = (text: string, icon?: string): Drawn => ({ component: Chip, props: { game: GAME, text, ...(icon ? { icon } : {}) } });
const card = (color: Color | null): Drawn => ({ component: Card, props: { color, width: 42 } });
const plus = (count: number): string => `+${count}`;

/** What an event draws; what a family gets goes to its panel, what the viewer gets goes to their hand. */
function draws(scene: Scene): Record<string, (params: Params) => Act[]> {
  const own = (params: Params): boolean => seatOf(params) === scene.seat;
  const panel = (seat: number): string => `seat:${seat}`;
  const hand = (params: Params): string => (own(params) ? `hand:${params["color"]}` : panel(seatOf(params)));
  const cell = (params: Params): string => `cell:${seatOf(params)}:${params["color"]}`;
  const cards = (params: Params): Drawn => chip(`${number(params, "count")}`, `building.${params["color"]}`);
  const crown = (to: number): Act[] =>
    to === scene.view.marker ? [] : [{ kind: "chip", from: `crown:${scene.view.marker}`, to: panel(to), drawn: chip("", "marker.il_principe") }];
  const rises = (at: string, text: string, icon?: string): Act => ({ kind: "rise", at, drawn: chip(text, icon) });

  return {
    income: (params) => scene.view.seats.map((_, seat): Act => ({ kind: "chip", from: "deck", to: panel(seat), drawn: chip(plus(number(params, "coins")), "coin") })),
    drew: (params) => (own(params) ? [] : [{ kind: "chip", from: "deck", to: panel(seatOf(params)), drawn: chip(plus(number(params, "count")), "hand") }]),
    drew_card: (params) => [{ kind: "move", from: "deck", to: hand(params), drawn: card(params["color"] as Color), vanish: true }],
    offered: (params) => [{ kind: "move", from: panel(seatOf(params)), to: `tray:${seatOf(params)}`, drawn: card(null), vanish: true }],
    revealed: (params) => COLORS.filter((color) => number(params, color) > 0).map((color): Act => ({ kind: "turn", at: `tray:${seatOf(params)}`, like: `tray:${seatOf(params)}`, drawn: card(color) })),
    turned_up_card: (params) => [{ kind: "move", from: "deck", to: `lot:${params["color"]}`, drawn: card(params["color"] as Color), vanish: true }],
    lot_on_sale: (params) => [{ kind: "pulse", at: `lot:${params["color"]}` }],
    role_on_sale: (params) => [{ kind: "pulse", at: `role:${params["color"]}` }],
    bid: (params) => [{ kind: "drop", at: `bid:${seatOf(params)}`, drawn: chip(String(number(params, "coins"))) }],
    passed_bid: (params) => [{ kind: "pulse", at: `bid:${seatOf(params)}` }],
    lot_sold: (params) => [{ kind: "chip", from: `lot:${params["color"]}`, to: hand(params), drawn: cards(params) }, ...crown(seatOf(params))],
    lot_unsold: (params) => [{ kind: "chip", from: `lot:${params["color"]}`, to: "discard", drawn: cards(params) }],
    built: (params) => [
      { kind: "drop", at: `city:${params["city"]}`, drawn: chip("", "card.city") },
      rises(panel(seatOf(params)), plus(number(params, "points")), "score"),
    ],
    placed_shield: (params) => [{ kind: "chip", from: panel(seatOf(params)), to: `region:${params["region"]}`, drawn: chip("", "shield") }],
    role_income: (params) => [rises(panel(seatOf(params)), plus(number(params, "points")), "score")],
    city_displayed: (params) => [{ kind: "pulse", at: `display:${params["city"]}` }],
    laid: (params) => [{ kind: "chip", from: hand(params), to: cell(params), drawn: cards(params) }],
    took_role: (params) => [{ kind: "chip", from: `role:${params["color"]}`, to: cell(params), drawn: chip("", `role.${params["color"]}.${params["tile"]}`) }],
    turned_down: (params) => [{ kind: "pulse", at: cell(params) }],
    turned_up: (params) => [{ kind: "pulse", at: cell(params) }],
    gained_points: (params) => [rises(panel(seatOf(params)), plus(number(params, "points")), "score")],
    gained_coins: (params) => [rises(panel(seatOf(params)), plus(number(params, "coins")), "coin")],
    role_sold: (params) => crown(seatOf(params)),
    region_scored: (params) => RANKS.flatMap((rank) => seatsOf(params[rank]).map((seat): Act => ({ kind: "chip", from: `region:${params["region"]}`, to: panel(seat), drawn: chip(plus(number(params, `${rank}_points`)), "score") }))),
  };
}

/** The acts of the events in their order, a group for each event. */
export function actsOf(scene: Scene, events: readonly GameEvent[]): Act[][] {
  const drawings = draws(scene);
  return events.map((event) => drawings[event.code]?.(event.params) ?? []);
}

export const playEvents = (scene: Scene, events: readonly GameEvent[], signal: AbortSignal, backwards = false): Promise<void> => run(steps(actsOf(scene, events)), signal, backwards);
