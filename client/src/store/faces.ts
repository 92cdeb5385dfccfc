// How a seat looks: its colour and arms by the game's face, or by the common order.
import type { Face, SeatFace } from "../games/board";
import type { StateMessage, TableInfo } from "../net/messages";
import { commonStyle, type SeatStyle } from "../ui/arms";

export function seatStyle(face: Face, view: unknown, seat: number): SeatStyle {
  return (view ? face.seat?.(view, seat) : undefined) ?? commonStyle(seat);
}

export function seatFaces(info: TableInfo, state: StateMessage | null, face: Face): SeatFace[] {
  return info.seats.map((seat) => ({
    ...seatStyle(face, state?.view, seat.seat),
    seat: seat.seat,
    name: seat.name,
    you: state !== null && state.seat === seat.seat,
    bot: seat.kind === "bot",
    deciding: state?.actors.includes(seat.seat) ?? false,
    decided: state?.decided.includes(seat.seat) ?? false,
    away: seat.away,
  }));
}
