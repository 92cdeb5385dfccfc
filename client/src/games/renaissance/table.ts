// What the board of Renaissance reads: the view of a seat and what the game has added up for it.
import type { BoardProps } from "../board";
import type { Choice } from "../../net/messages";
import type { Words } from "../../words/words";
import type { Figures, Line, PointFigures, View } from "../../net/generated/games/renaissance";

export const GAME = "renaissance";

export type { Figures, Ledger, Line, OpenSlot, Side, Sums } from "../../net/generated/games/renaissance";
export type Change = PointFigures;

export type { SeatView } from "../../net/generated/games/renaissance";
/** A frame has its decision, its seat and the decision's own numbers. */
export type TableView = Omit<View, "frames"> & { frames: { decision: string; seat: number; [local: string]: number | string }[] };

export const CLOSED = "closed";
export const VACANT = "vacant";

/** What the reader's language calls a place, where that is not what the map prints. */
export function localName(words: Words, kind: "city" | "province", id: string): string | null {
  const local = words.name(`local_${kind}`, id);
  return local === words.name(kind, id) ? null : local;
}

/** The seat that holds a city; null for nobody's. */
export const ownerOf = (view: TableView, city: string): number | null => {
  const owner = view.owner[city];
  return owner?.startsWith("seat") ? Number(owner.slice(4)) : null;
};

export const isClosed = (view: TableView, city: string): boolean => view.owner[city] === CLOSED;

/** Cards with their counts, in the order of the box, one entry a card. */
export const spread = (cards: Record<string, number>): string[] => Object.entries(cards).flatMap(([card, count]) => Array.from({ length: count }, () => card));

export const BLUE = ["pikemen", "arquebusiers", "knights", "cannon", "swiss"];
export const RED = ["condottiere", "engineer", "traitor", "sign_of_god", "retreat"];
export const suit = (card: string): "blue" | "red" | "yellow" => (BLUE.includes(card) ? "blue" : RED.includes(card) ? "red" : "yellow");

/** The scenarios count their turns, and do not say which year it is. */
export const saysYears = (view: TableView): boolean => view.options["scenario"] === "base";

export const decisionCode = (props: BoardProps): string => props.decisions[0]?.prompt.code ?? "";

export const optionNamed = (props: BoardProps, action: string): Choice | undefined => props.decisions.flatMap((decision) => decision.options).find((option) => option.action === action);

/** Points of the viewer, and of others, that a change would bring or take. */
export const changesOf = (figures: Figures | null, action: string): readonly Change[] => figures?.options[action]?.changes ?? [];

export const span = (line: Pick<Line, "low" | "high">): string => (line.low === line.high ? String(line.low) : `${line.low}–${line.high}`);
