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
const HERE: Point = { x: 0, y: 0 };

/** Ways to move, the shortest first. */
const WAYS: readonly Point[] = (() => {
  const ways: Point[] = [];
  for (let x = -FARTHEST; x <= FARTHEST; x += STEP) for (let y = -FARTHEST; y <= FARTHEST; y += STEP) ways.push({ x, y });
  return ways.sort((one, other) => Math.hypot(one.x, one.y) - Math.hypot(other.x, other.y));
})();

const moved = (box: Box, at: Point, by: Point): Box => ({ ...box, x: box.x + at.x + by.x, y: box.y + at.y + by.y });

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
 * How far each thing goes from its place. Whoever finds no free room nearby covers what must be, but stays inside `bounds`.
 */
export function findRoom(things: readonly Hanging[], taken: readonly Box[], bounds?: Box): Map<string, Point> {
  const found = new Map<string, Point>();
  const full = [...taken];
  for (const { id, at, boxes } of things) {
    const whole = around(boxes);
    const start = bounds ? into(moved(whole, at, HERE), bounds) : HERE;
    const near = full.filter((box) => overlap(box, moved({ x: whole.x - FARTHEST, y: whole.y - FARTHEST, width: whole.width + 2 * FARTHEST, height: whole.height + 2 * FARTHEST }, at, start)));
    const free = WAYS.find((way) => {
      const by = { x: start.x + way.x, y: start.y + way.y };
      if (bounds && way !== WAYS[0]) {
        const out = into(moved(whole, at, by), bounds);
        if (out.x !== 0 || out.y !== 0) return false;
      }
      return boxes.every((box) => !near.some((other) => overlap(other, moved(box, at, by))));
    });
    const by = free ? { x: start.x + free.x, y: start.y + free.y } : start;
    found.set(id, by);
    full.push(...boxes.map((box) => moved(box, at, by)));
  }
  return found;
}
