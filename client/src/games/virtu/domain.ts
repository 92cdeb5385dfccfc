// The tiles that lie in somebody's domain.
import type { BoardProps } from "../board";
import { cityNames, isExhausted, viewOf } from "./table";

export interface DomainTile {
  id: string;
  city: boolean;
  exhausted: boolean;
}

/** Cities in the order of the box, then titles, guild, cathedrals and cannons. */
export function domainOf(props: Pick<BoardProps, "view" | "words">, seat: number): DomainTile[] {
  const view = viewOf(props);
  const own = view.seats[seat]!;
  const cities = cityNames(props.words).filter((city, place) => view.owner[place] === seat && view.tile[city]);
  const rank = (estate: string): number => (estate.startsWith("cannons") ? 1 : 0);
  const estates = Object.keys(own.estate).sort((one, other) => rank(one) - rank(other));
  return [
    ...cities.map((id) => ({ id, city: true, exhausted: isExhausted(view.tile[id]) })),
    ...estates.map((id) => ({ id, city: false, exhausted: isExhausted(own.estate[id]) })),
  ];
}
