// Room for what hangs beside its place on a map, as a plaque does: as near as may be without covering a token, another
// such thing, or the rim of the frame.
import { overlap } from "./labels";
import type { Box, Point } from "./shapes";

export interface Hanging {
  id: string;
  /** Its place and what it covers around it; in pixels as all here. */
  at: Point;
  boxes: readonly Box[];
}

const STEP = 5;
const FARTHEST = 90;
const EDGE = 1e-6;
const HERE: Point = { x: 0, y: 0 };

/** Ways to move, the shortest first. */
const WAYS: readonly Point[] = (() => {
  const ways: Point[] = [];
  for (let x = -FARTHEST; x <= FARTHEST; x += STEP) for (let y = -FARTHEST; y <= FARTHEST; y += STEP) ways.push({ x, y });
  return ways.sort((one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y));
})();

const moved = (box: Box, at: Point, by: Point): Box => ({ x: box.x + at.x + by.x, y: box.y + at.y + by.y, width: box.width, height: box.height });
/** Numbers alone: thousands of ways are tried, and what a page watches is slow to read. */
const plain = (box: Box): Box => moved(box, HERE, HERE);

/** Does a box that goes so far cover another one? */
const touches = (box: Box, { x, y }: Point, other: Box): boolean =>
  box.x + x < other.x + other.width && other.x < box.x + x + box.width && box.y + y < other.y + other.height && other.y < box.y + y + box.height;

const plus = (one: Point, other: Point): Point => ({ x: one.x + other.x, y: one.y + other.y });

/** How much of the others so many boxes cover that go so far. */
function covered(boxes: readonly Box[], { x, y }: Point, others: readonly Box[]): number {
  const common = (start: number, length: number, its: number, itsLength: number): number => Math.max(0, Math.min(start + length, its + itsLength) - Math.max(start, its));
  return boxes.reduce((sum, box) => sum + others.reduce((area, other) => area + common(box.x + x, box.width, other.x, other.width) * common(box.y + y, box.height, other.y, other.height), 0), 0);
}

/** The first of those that cost least. */
function least(ways: readonly Point[], cost: (way: Point) => number): Point {
  let [best, lowest] = [HERE, Infinity];
  for (const way of ways) {
    const its = cost(way);
    if (its < lowest) [best, lowest] = [way, its];
  }
  return best;
}

/** Does a box that goes so far leave the bounds? On their edge it is inside, however that was rounded. */
const isOut = (box: Box, { x, y }: Point, bounds: Box): boolean =>
  bounds.x - box.x - x > EDGE || bounds.y - box.y - y > EDGE || box.x + x + box.width - bounds.x - bounds.width > EDGE || box.y + y + box.height - bounds.y - bounds.height > EDGE;

/** How far a box must go to lie inside. */
function into(box: Box, bounds: Box): Point {
  const shift = (start: number, length: number, least: number, most: number): number => (start < least ? least - start : Math.min(0, most - start - length));
  return { x: shift(box.x, box.width, bounds.x, bounds.x + bounds.width), y: shift(box.y, box.height, bounds.y, bounds.y + bounds.height) };
}

function around(boxes: readonly Box[]): Box {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  return { x, y, width: Math.max(...boxes.map((box) => box.x + box.width)) - x, height: Math.max(...boxes.map((box) => box.y + box.height)) - y };
}

/**
 * How far each thing goes from its place. Whoever finds no free room nearby covers as little as may be, but stays inside `bounds`.
 */
export function findRoom(things: readonly Hanging[], taken: readonly Box[], bounds?: Box): Map<string, Point> {
  const found = new Map<string, Point>();
  const full = taken.map(plain);
  for (const { id, at, boxes } of things) {
    const here = boxes.map((box) => moved(box, at, HERE));
    const whole = around(here);
    const start = bounds ? into(whole, bounds) : HERE;
    const reach = { x: whole.x + start.x - FARTHEST, y: whole.y + start.y - FARTHEST, width: whole.width + 2 * FARTHEST, height: whole.height + 2 * FARTHEST };
    const near = full.filter((box) => overlap(box, reach));
    const stays = (way: Point): boolean => !bounds || way === WAYS[0] || !isOut(whole, plus(start, way), bounds);
    const free = WAYS.find((way) => stays(way) && !here.some((box) => near.some((other) => touches(box, plus(start, way), other))));
    const by = plus(start, free ?? least(WAYS.filter(stays), (way) => covered(here, plus(start, way), near)));
    found.set(id, by);
    full.push(...boxes.map((box) => moved(box, at, by)));
  }
  return found;
}
