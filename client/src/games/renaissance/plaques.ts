// Where the progress of a province stands on the map: near its middle, clear of every token and sign.
import { overlap } from "../../board/map/labels";
import type { Box, MapFile, Point } from "../../board/map/shapes";

/** In pixels of a plaque's drawn size: how far the search goes, and in which steps. */
const STEP = 6;
const FAR = 14;

export interface Room {
  /** What no plaque may cover, and what it must stay within; both in pixels from the map's origin. */
  taken: readonly Box[];
  bounds: Box | null;
  /** Pixels per unit, and how large pieces are against their drawn size. */
  scale: number;
  pieces: number;
}

/** The free place that is nearest to where one would look for it, in units; a province without one is left out. */
export function placesFor(map: MapFile, citiesOf: Readonly<Record<string, readonly string[]>>, widths: Readonly<Record<string, number>>, height: number, room: Room): Record<string, Point> {
  const full = [...room.taken];
  const places: Record<string, Point> = {};
  for (const [id, drawn] of Object.entries(widths)) {
    const own = (citiesOf[id] ?? []).map((city) => map.cities[city]!);
    const middle = { x: mean(own.map((at) => at.x)) * room.scale, y: mean(own.map((at) => at.y)) * room.scale };
    const size = { width: drawn * room.pieces, height: height * room.pieces };
    const box = (at: Point): Box => ({ x: at.x - size.width / 2, y: at.y - size.height / 2, ...size });
    const at = around(middle, STEP * room.pieces).find((spot) => !(room.bounds && !inside(box(spot), room.bounds)) && !full.some((other) => overlap(box(spot), other)));
    if (!at) continue;
    places[id] = { x: at.x / room.scale, y: at.y / room.scale };
    full.push(box(at));
  }
  return places;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);
const inside = (box: Box, bounds: Box): boolean => box.x >= bounds.x && box.y >= bounds.y && box.x + box.width <= bounds.x + bounds.width && box.y + box.height <= bounds.y + bounds.height;

/** Steps of a grid, the nearest first. */
const GRID: readonly Point[] = Array.from({ length: (2 * FAR + 1) ** 2 }, (_, number) => ({ x: (number % (2 * FAR + 1)) - FAR, y: Math.floor(number / (2 * FAR + 1)) - FAR })).sort(
  (one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y),
);
const around = ({ x, y }: Point, step: number): Point[] => GRID.map((spot) => ({ x: x + spot.x * step, y: y + spot.y * step }));
