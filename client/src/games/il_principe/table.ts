// Il Principe's observation and figures as the board reads them. Nothing here is a rule: sums and orders of what is shown.
import type * as Shown from "../../net/generated/games/il_principe";
import type { BoardProps } from "../board";
import type { Words } from "../../words/words";
import type { Decision, Choice } from "../../net/messages";

export const GAME = "il_principe";
export const COLORS = ["green", "white", "red", "blue", "yellow"] as const;
export const REGIONS = ["lombardia", "adriatico", "parma", "romagna", "toscana", "umbria"] as const;

export type Color = (typeof COLORS)[number];
export type Region = (typeof REGIONS)[number];
export type Counts = Partial<Record<string, number>>;

export interface SeatView {
  /** Left out where they are hidden from this viewer. */
  coins?: number;
  vp: number;
  shields: number;
  hand?: Counts;
  offered?: Counts;
  hand_size: number;
  offered_size: number;
  up: Counts;
  down: Counts;
  map: Counts;
  cities: Counts;
}

export interface Frame {
  decision: string;
  seat: number;
  waiting?: number;
  city?: number;
  shields_left?: number;
}

export interface TableView {
  players: number;
  options: Record<string, boolean | number | string>;
  you: number;
  frames: Frame[];
  round: number;
  phase: "setup" | "supply" | "auctions" | "actions" | "roles" | "over";
  last_round: number;
  marker: number;
  discard: Counts;
  display: (string | null)[];
  city_deck: Counts;
  deck_size: number;
  major: number[];
  minor: number[];
  seats: SeatView[];
}

// ---- what the game reckons: the generated types, with the names that the board uses for colours and regions ----

type Coloured<T> = Omit<T, "color"> & { color: Color };
export type Auction = Coloured<Shown.Auction>;
export type Lot = Coloured<Shown.Lot>;
export type RoleFigures = Coloured<Shown.Role>;
export type CityFigures = Shown.City;
export type Act = Shown.Act;
export type Place = { size: "small" | "medium" | "large"; regions: Region[] };
export interface Figures extends Omit<Shown.Figures, "auction" | "lots" | "roles" | "places" | "regions"> {
  auction: Auction | null;
  lots: Lot[];
  roles: RoleFigures[];
  regions: Record<Region, number[]>;
  places: Record<string, Place>;
}

export const viewOf = (props: BoardProps): TableView => props.view as TableView;
export const figuresOf = (props: BoardProps): Figures | null => props.figures as Figures | null;

// ---- counting what lies there ----

export const count = (counts: Counts | undefined, key: string): number => counts?.[key] ?? 0;
export const sum = (counts: Counts | undefined): number => Object.values(counts ?? {}).reduce<number>((one, other) => one + (other ?? 0), 0);

/** A card for each that is counted, in the order of colours. */
export const cardsOf = (counts: Counts): Color[] => COLORS.flatMap((color) => Array<Color>(count(counts, color)).fill(color));

/** Who owns a city on the map. */
export const ownerOf = (view: TableView, city: string): number | null => {
  const seat = view.seats.findIndex((one) => count(one.cities, city) > 0);
  return seat < 0 ? null : seat;
};

/** Coins that this viewer sees of a seat; null where they are hidden. */
export function coinsOf(view: TableView, seat: number): number | null {
  const open = view.options["open_money"] === true || view.phase === "over" || view.you === seat;
  return open ? (view.seats[seat]?.coins ?? null) : null;
}

// ---- what the box prints of a city ----

export interface CityPrice {
  coins: number;
  icons: Color[];
  shields: number;
}

export function cityPrice(words: Words, city: string): CityPrice {
  const facts = words.vocabulary.facts["city"]?.[city] ?? {};
  const price = (facts["price"] ?? {}) as Counts;
  const shields = facts["shields"];
  return { coins: count(price, "coins"), icons: cardsOf(price), shields: typeof shields === "number" ? shields : 0 };
}

// ---- the running decision ----

export const decisionOf = (props: BoardProps): Decision | null => props.decisions[0] ?? null;
export const codeOf = (props: BoardProps): string => decisionOf(props)?.prompt.code ?? "";

/** The option that is selected. */
export const chosenOf = (props: BoardProps): Choice | null => decisionOf(props)?.options.find((option) => option.action === props.selected) ?? null;

/** The option whose consequences are drawn: the one under the pointer, else the selected one. */
export function lookedAt(props: BoardProps): Choice | null {
  const pointed = decisionOf(props)?.options.find((option) => option.action === props.pointed);
  return pointed ?? chosenOf(props);
}

/** The city that is being built, while its shields are placed. */
export function cityUnderWay(props: BoardProps): string | null {
  const city = decisionOf(props)?.prompt.params["city"];
  return codeOf(props) === "build.shield" && typeof city === "string" ? city : null;
}
