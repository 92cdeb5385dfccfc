// Who has shields in a region, and what they score: on the map's plaques, and at the end.
import type { BoardProps } from "../board";
import { count, figuresOf, viewOf, type Region } from "./table";

export interface RegionRow {
  seat: number;
  shields: number;
  points: number;
  /** Nobody scores more here. */
  first: boolean;
}

/** The families with shields there, those with most first. */
export function regionRows(props: BoardProps, region: Region): RegionRow[] {
  const points = figuresOf(props)?.regions[region] ?? [];
  const most = Math.max(0, ...points);
  return viewOf(props)
    .seats.map((own, seat) => ({ seat, shields: count(own.map, region), points: points[seat] ?? 0, first: most > 0 && points[seat] === most }))
    .filter((row) => row.shields > 0)
    .sort((one, other) => other.shields - one.shields || one.seat - other.seat);
}
