// Where the progress of a province stands on the map: near its middle, clear of every token.
import type { MapFile, Point } from "../../board/map/shapes";

/** In units of the map: half the width and height that a plaque and a token need between them. */
const CLEAR = { x: 66, y: 34 };
const STEP = 8;
const FAR = 16;

/** The free place that is nearest to where one would look for it. */
export function placesFor(map: MapFile & { regions: Record<string, { middle?: Point }> }, citiesOf: Readonly<Record<string, readonly string[]>>): Record<string, Point> {
  const tokens = Object.values(map.cities);
  const taken: Point[] = [];
  const free = (at: Point): boolean => [...tokens, ...taken].every((other) => Math.abs(other.x - at.x) > CLEAR.x || Math.abs(other.y - at.y) > CLEAR.y);
  const places: Record<string, Point> = {};
  for (const [id, cities] of Object.entries(citiesOf)) {
    const own = cities.map((city) => map.cities[city]!);
    const middle = { x: mean(own.map((at) => at.x)), y: mean(own.map((at) => at.y)) };
    const spots = around(middle).filter((at) => at.x > 60 && at.x < 1120 && at.y > 30 && at.y < 830);
    const at = spots.find(free) ?? middle;
    places[id] = at;
    taken.push(at);
  }
  return places;
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(values.length, 1);

/** Points of a grid around one, the nearest first. */
function around({ x, y }: Point): Point[] {
  const spots: Point[] = [];
  for (let across = -FAR; across <= FAR; across++) for (let down = -FAR; down <= FAR; down++) spots.push({ x: x + across * STEP, y: y + down * STEP });
  return spots.sort((one, other) => Math.hypot(one.x - x, one.y - y) - Math.hypot(other.x - x, other.y - y));
}
