// Playing on from a moment: who sits where at the new table, and how it is opened.
import { api } from "../net/api";
import type { PlayOnWish, SeatWish, TableInfo } from "../net/messages";

/** Who is to sit somewhere: I, a friend by link, or a bot of that level. */
export type Sitter = "me" | "friend" | `bot:${string}`;

/** As it was: I in my seat (or the first), the bots in theirs, and one of the usual level for everybody else. */
export function usualSitters(info: TableInfo, mine: number | null, level: string): Sitter[] {
  const own = mine ?? 0;
  return info.seats.map((seat): Sitter => (seat.seat === own ? "me" : `bot:${seat.level ?? level}`));
}

/** Somebody sits down elsewhere: one seat is mine, and no second one. */
export function seated(sitters: readonly Sitter[], seat: number, sitter: Sitter): Sitter[] {
  const before = sitters[seat]!;
  return sitters.map((one, number) => (number === seat ? sitter : sitter === "me" && one === "me" ? before : one));
}

export const wishes = (sitters: readonly Sitter[]): SeatWish[] =>
  sitters.map((sitter) => (sitter === "me" || sitter === "friend" ? { kind: sitter } : { kind: "bot", level: sitter.slice("bot:".length) }));

/** May one try out how this game goes on, or play on from it? */
export const mayPlayOn = (info: TableInfo, over: boolean, viewer: number | null): boolean =>
  over || (info.status === "running" && info.hints !== false && viewer !== null && info.seats[viewer]?.mine === true);

/** Open the table, and begin where nobody else is waited for. */
export async function playOn(info: TableInfo, wish: PlayOnWish, watch: string | null): Promise<TableInfo> {
  const table = await api.playOn(info.id, wish, watch);
  return wish.seats.every((seat) => seat.kind !== "friend") ? api.start(table) : table;
}
