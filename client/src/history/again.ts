// The same game again: at a new table, the same one for all who have played here.
import { api } from "../net/api";
import type { Seat, TableInfo } from "../net/messages";

const isPersons = (seat: Seat): boolean => seat.kind === "person" || seat.kind === "local";

/** One person plays here, alone with bots or with others round one screen: nobody has to be asked. */
export const isAlone = (info: TableInfo): boolean => info.seats.every((seat) => seat.mine || !isPersons(seat));

/** The seats of persons other than me, and which of them have gone to the new table. */
export function othersIn(info: TableInfo): { seat: number; gone: boolean }[] {
  const gone = info.rematch?.seats ?? [];
  return info.seats.filter((seat) => isPersons(seat) && !seat.mine).map(({ seat }) => ({ seat, gone: gone.includes(seat) }));
}

/** Sit down at the new table, and begin where nobody else is waited for; returns its id. */
export async function playAgain(id: string): Promise<string> {
  const next = await api.rematch(id);
  if (next.status !== "lobby") return next.id;
  if (next.host && isAlone(next)) await api.start(next);
  // Our part of the chance; whoever comes a second time has given it already.
  else if (!next.host) await api.join(next, {}).catch(() => undefined);
  return next.id;
}
