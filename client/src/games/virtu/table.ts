// What the board of Virtù reads: the open table, and what the game has added up for whoever looks.
import type { BoardProps } from "../board";
import type { Choice, Decision } from "../../net/messages";
import type { Figures } from "../../net/generated/games/virtu";
import type { Words } from "../../words/words";

export const GAME = "virtu";

export type { City, Combat, Figures, Major, March, Payment, Power, Reach, Room } from "../../net/generated/games/virtu";

export interface SeatView {
  faction: string | null;
  /** The room of the marker; -1 before it has entered the Palace. */
  marker: number;
  florins: number;
  rank: number;
  agents: number;
  locked: number;
  tokens: number;
  /** Action card and improvement of each room, in turn. */
  rooms: (string | null)[];
  /** Three places on the left, three on the right. */
  court: (string | null)[];
  face: number[];
  indulgence: Record<string, number>;
  estate: Record<string, number>;
  trophies: number[];
}

export interface Frame {
  decision: string;
  seat: number;
  [local: string]: number | string;
}

/** A document leaves zeros out of what it names. */
export interface TableView {
  players: number;
  /** Whose observation it is; below 0 a spectator's. */
  you: number;
  year: number;
  turn: number;
  last: number;
  indulgences: number;
  borrowed: number;
  /** Which cards of the marker's room the running action has used: 1 the action card, 2 the improvement. */
  used: number;
  order: number[];
  owner: number[];
  tile: Record<string, number>;
  cathedral: Record<string, number>;
  agent: number[];
  ally: number[];
  bonus_ready: Record<string, number>;
  pile: Record<string, number>;
  market: Record<string, number>;
  patron: number[];
  influence: number[];
  major_ally: number[];
  limit: number[];
  troops: Record<string, number>[];
  halted: Record<string, number>[];
  retreating: Record<string, number>[];
  bought: Record<string, number>;
  pool: Record<string, number>;
  due: Record<string, number>;
  frames: Frame[];
  seats: SeatView[];
}

/** Counts by symbol. */
export type Amounts = Record<string, number>;

export const SYMBOLS = ["florin", "crown", "cross", "cavalry", "ship", "mask", "war", "arrow"] as const;
export const ROOMS = [0, 1, 2, 3, 4] as const;
export const SIDES = ["left", "right"] as const;
export type Side = (typeof SIDES)[number];
/** Places of a court, as the game names them. */
export const PLACES: Record<Side, readonly string[]> = { left: ["left_1", "left_2", "left_3"], right: ["right_1", "right_2", "right_3"] };
/** The steps of a Winter turn, each with the questions that belong to it; the first names it. */
export const WINTER_STEPS: readonly (readonly [string, ...string[]])[] = [["pay"], ["reorganise", "move_card"], ["buy", "site"], ["recruit"], ["ally", "waive"]];
/** Exhausted, or exhausted for the action that is going on. */
const EXHAUSTED = [2, 4];
const DEEDS = ["govern", "patronise", "trade", "annex", "war", "intrigue"];

export const viewOf = (props: Pick<BoardProps, "view">): TableView => props.view as TableView;
export const figuresOf = (props: Pick<BoardProps, "figures">): Figures | null => props.figures as Figures | null;
export const isExhausted = (face: number | undefined): boolean => face !== undefined && EXHAUSTED.includes(face);
export const isForTwo = (view: TableView): boolean => view.players === 2;

export const decisionOf = (props: BoardProps): Decision | undefined => props.decisions[0];
export const codeOf = (props: BoardProps): string => props.decisions[0]?.prompt.code ?? "";
export const optionNamed = (props: BoardProps, action: string | null): Choice | undefined => props.decisions.flatMap((decision) => decision.options).find((option) => option.action === action);

/** What the running frame is about, whoever is asked. */
export const frameOf = (view: TableView): Frame | undefined => view.frames.at(-1);

/** Cities by name, in the order in which the table counts them. */
export const cityNames = (words: Words): string[] => Object.keys(words.vocabulary.facts["city"] ?? {});

export const ownerOf = (view: TableView, words: Words, city: string): number => view.owner[cityNames(words).indexOf(city)] ?? -1;

/** The symbols that a card, a tile or a thing for sale shows. */
export function reliefOf(words: Words, kind: "card" | "tile" | "item", id: string): Amounts {
  return amountsOf(words, kind, id, "relief");
}

export const priceOf = (words: Words, item: string): Amounts => amountsOf(words, "item", item, "price");

function amountsOf(words: Words, kind: string, id: string, fact: string): Amounts {
  const value = words.vocabulary.facts[kind]?.[id]?.[fact];
  return typeof value === "object" ? (value as Amounts) : {};
}

/** The action that a card brings on this table, "" for none: of two players, whoever annexes has influence too. */
export function deedOf(words: Words, view: TableView, kind: "card" | "item", id: string): string {
  const deed = DEEDS[(words.fact(kind, id, "deed") ?? 0) - 1] ?? "";
  return deed === "annex" && isForTwo(view) ? "influence" : deed;
}

/** Clauses in one line, parted as the language does it. */
export const clauses = (words: Words, parts: readonly string[]): string => parts.reduce((before, clause) => words.say("label-also", { before, clause }));

/** Symbols one by one, florins as one coin with their number. */
export const spread = (amounts: Amounts): { symbol: string; count: number }[] =>
  [...SYMBOLS, "either"].flatMap((symbol) => {
    const count = amounts[symbol] ?? 0;
    return symbol === "florin" ? (count ? [{ symbol, count }] : []) : Array.from({ length: count }, () => ({ symbol, count: 1 }));
  });

/** The picture of a card: characters, families and Machiavelli are filed apart. */
export const cardIcon = (words: Words, card: string): string => (card in (words.vocabulary.facts["item"] ?? {}) ? `character.${card}` : card === "machiavelli" ? "bonus.machiavelli" : `family.${card}`);

/** The picture of a domain tile. */
export function tileIcon(tile: string): string {
  if (tile.startsWith("cathedral")) return "tile.cathedral";
  if (tile === "guild" || tile === "cannons_france") return `tile.${tile}`;
  return tile === "cannons" ? "bonus.cannons" : `title.${tile}`;
}
