// A payment as slots and words: what is due, what covers it, and what would pay the rest.
import type { BoardProps } from "../board";
import { cityNames, viewOf, type Payment, type TableView } from "./table";

export interface PriceSlot {
  symbol: string;
  full: boolean;
}

/** The whole price, what is covered first; a crown or cross that is due shows what was given for it. */
export function slotsOf(payment: Payment): PriceSlot[] {
  const covered = payment.covered.flatMap(({ symbol, count }) => Array.from({ length: count }, () => symbol));
  const left = Object.entries(payment.left).flatMap(([symbol, count]) => Array.from({ length: count }, () => symbol));
  return [...covered.map((symbol) => ({ symbol, full: true })), ...left.map((symbol) => ({ symbol, full: false }))];
}

/** What a source is called on this table: the card in a room or at court, a tile, an alliance. */
export function sourceName({ words, view, seat }: Pick<BoardProps, "words" | "view" | "seat">, source: string): string {
  const own = viewOf({ view }).seats[seat ?? payer(view as TableView)];
  const [side, number] = source.split("_");
  const card = source === "action" ? own?.rooms[own.marker * 2] : source === "under" ? own?.rooms[own.marker * 2 + 1] : side === "left" || side === "right" ? own?.court[(side === "left" ? 0 : 3) + Number(number) - 1] : null;
  if (card) return words.name("card", card);
  if (source.startsWith("alliance_")) return words.name("power", source.slice(9));
  if (["indulgence", "michelangelo", "leonardo"].includes(source)) return words.name("source", source);
  if (["treasury", "pool", "agent"].includes(source)) return words.say(`label-from_${source}`);
  return words.name("tile", source);
}

const payer = (view: TableView): number => view.frames.at(-1)?.seat ?? 0;

/** "use:florence.crown" is a use of Florence. */
export const sourceUsed = (action: string): string => action.slice(action.indexOf(":") + 1, action.lastIndexOf("."));

/** What the payment is for, in words: the city, the thing, the rank. */
export function purposeOf({ words, view }: Pick<BoardProps, "words" | "view">, payment: Payment): string {
  const frame = (view as TableView).frames.at(-2);
  const city = frame?.["city"];
  if ((payment.purpose === "action.annex" || payment.purpose === "action.influence") && typeof city === "number") return words.say("label-annexing", { city: words.name("city", cityNames(words)[city] ?? "") });
  if (payment.purpose === "winter.buy" && typeof frame?.["item"] === "number") return words.say("label-buying", { item: words.name("item", Object.keys(words.vocabulary.facts["item"] ?? {})[frame["item"]] ?? "") });
  return words.name("purpose", payment.purpose);
}

/** Has a card of this room given its symbols to the action that is going on? The game notes them for the marker's room. */
export function hasPaid(props: Pick<BoardProps, "view">, seat: number, room: number, under: boolean): boolean {
  const view = viewOf(props);
  const [turn] = view.frames;
  if (!turn?.decision.startsWith("spring.") || turn.seat !== seat || view.seats[seat]?.marker !== room) return false;
  return (view.used & (under ? 2 : 1)) > 0;
}
