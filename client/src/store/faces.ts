// How a seat looks: its colour and arms by the game's face, or by the common order.
import type { Face, SeatFace } from "../games/board";
import type { StateMessage, TableInfo } from "../net/messages";
import type { Words } from "../words/words";
import { commonStyle, type SeatStyle } from "../ui/arms";

export function seatStyle(face: Face, view: unknown, seat: number): SeatStyle {
  return (view ? face.seat?.(view, seat) : undefined) ?? commonStyle(seat);
}

/** What the seats are called: by the game's own states and families, else by who sits there. */
export function seatNames(info: TableInfo, view: unknown, face: Face, words: Words): string[] {
  return info.seats.map((seat) => (view ? face.called?.(view, seat.seat, words) : undefined) ?? seat.name);
}

export function seatFaces(info: TableInfo, state: StateMessage | null, face: Face, names: readonly string[]): SeatFace[] {
  return info.seats.map((seat) => ({
    ...seatStyle(face, state?.view, seat.seat),
    seat: seat.seat,
    name: names[seat.seat] ?? seat.name,
    person: seat.name,
    you: state !== null && state.seat === seat.seat,
    bot: seat.kind === "bot",
    deciding: state?.actors.includes(seat.seat) ?? false,
    decided: state?.decided.includes(seat.seat) ?? false,
    away: seat.away,
  }));
}
