// The arms at a table that is not on the screen: in a list, in the plan of a new one, in the waiting room.
import { api } from "../net/api";
import type { TableInfo } from "../net/messages";
import type { SeatStyle } from "../ui/arms";
import { loadFace } from "./games";

type Options = Record<string, boolean | number | string>;
/** One a seat; null where it is not known yet, because it is still to be chosen or drawn. */
export type Arms = readonly (SeatStyle | null)[];

const openings = new Map<string, Promise<Arms>>();
/** Of tables at which everything is drawn: that does not change any more. */
const drawn = new Map<string, Arms>();

/** As the game is laid out for so many players with these options. */
export function openingArms(game: string, players: number, options: Options): Promise<Arms> {
  const key = JSON.stringify([game, players, options]);
  const kept = openings.get(key) ?? askOpening(game, players, options);
  openings.set(key, kept);
  // What could not be fetched is asked again next time.
  kept.catch(() => openings.delete(key));
  return kept;
}

async function askOpening(game: string, players: number, options: Options): Promise<Arms> {
  const [face, { view }] = await Promise.all([loadFace(game), api.opening(game, players, options)]);
  return armsIn(face, view, players);
}

/** As they are at a table now: what is drawn after the beginning stands in its own view. */
export async function tableArms(table: TableInfo): Promise<Arms> {
  const known = drawn.get(table.id);
  if (known) return known;
  const arms = await openingArms(table.game, table.players, table.options);
  const begun = table.status === "running" || table.status === "over";
  const mine = table.seats.find((seat) => seat.mine);
  if (!begun || !mine || !arms.includes(null)) return arms;
  const [face, { view }] = await Promise.all([loadFace(table.game), api.view(table.id, null, null, null)]);
  const now = armsIn(face, view, table.players);
  if (!now.includes(null)) drawn.set(table.id, now);
  return now;
}

const armsIn = (face: Awaited<ReturnType<typeof loadFace>>, view: unknown, players: number): Arms =>
  Array.from({ length: players }, (_, seat) => (view ? face.seat?.(view, seat) : undefined) ?? null);
