// Roads and sea ways between places, as the game joins them and the map places them.
import type { Link, Point } from "./shapes";

/** How far a sea way bends from the straight line. */
const BEND = 0.16;

type Places = Readonly<Record<string, Point>>;

/** The bent middle of a sea way; it turns the same way whoever sails. */
function bend(from: Point, to: Point): Point {
  const [first, second] = from.x < to.x || (from.x === to.x && from.y < to.y) ? [from, to] : [to, from];
  return {
    x: (first.x + second.x) / 2 + (second.y - first.y) * BEND,
    y: (first.y + second.y) / 2 - (second.x - first.x) * BEND,
  };
}

const near = (from: Point, to: Point, by: number): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const part = Math.min(by / length, 0.45);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
};
const put = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** The way from one place to another, from rim to rim where tokens have that radius. */
export function way(from: Point, to: Point, sea = false, radius = 0): string {
  if (!sea) return `M${put(near(from, to, radius))}L${put(near(to, from, radius))}`;
  const over = bend(from, to);
  return `M${put(near(from, over, radius))}Q${put(over)} ${put(near(to, over, radius))}`;
}

/** All ways of one kind as a single path. */
export const network = (links: readonly Link[], places: Places, sea: boolean): string =>
  links
    .filter((link) => Boolean(link.sea) === sea && places[link.from] && places[link.to])
    .map((link) => way(places[link.from]!, places[link.to]!, sea))
    .join("");

/** Whom each place is joined to. */
export function neighbours(links: readonly Link[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { from, to } of links) {
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      const list = found.get(one) ?? [];
      if (!list.includes(other)) list.push(other);
      found.set(one, list);
    }
  }
  return found;
}
