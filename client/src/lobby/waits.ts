import type { TableInfo } from "../net/messages";

/** Does the game wait for a seat that I play myself? */
export const waitsForMe = (table: TableInfo): boolean =>
  table.status === "running" && table.seats.some((seat) => seat.mine && !seat.resigned && !seat.replaced && table.waiting.includes(seat.seat));
