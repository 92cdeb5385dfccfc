// Names on a map that never overlap: each at its own place if that is free, else beside its token, else not at all.
import type { Anchor, Box, Point } from "./shapes";

export interface Name {
  id: string;
  /** The middle of its token in the frame, and the token's radius; in pixels as all here. */
  at: Point;
  radius: number;
  width: number;
  size: number;
  /** How far its letters reach below their line, of its size; as far as a "g" does where that is not said. */
  descent?: number;
  /** Where the map would have it. */
  wish: { dx: number; dy: number; anchor: Anchor };
  /** Names that matter more are placed first. */
  weight: number;
}

export interface Placed {
  dx: number;
  dy: number;
  anchor: Anchor;
}

export interface Taken extends Box {
  id?: string;
  soft?: boolean;
}

const ASCENT = 0.76;
const DESCENT = 0.24;
const SHALLOW = 0.04;
/** Pixels by which a name goes farther from its token where there is no room beside it. */
const FARTHER = [4, 9];
const PUSHED = [3, 6, 10];
/** So many pixels nearer than any other token a name should stand to its own. */
const NEARER = 2;
/** Above or below its token a name may stand aside by so much of its width. */
const ASIDE = [0.28, -0.28];
const START: Record<Anchor, number> = { start: 0, middle: 0.5, end: 1 };

/** What letters reach below their line, of their size: few names of places do. */
export const descentOf = (text: string): number => (/[gjpqyçJQ,;]/.test(text) ? DESCENT : SHALLOW);

export function boxOf(name: Pick<Name, "at" | "width" | "size" | "descent">, placed: Placed): Box {
  return {
    x: name.at.x + placed.dx - name.width * START[placed.anchor],
    y: name.at.y + placed.dy - name.size * ASCENT,
    width: name.width,
    height: name.size * (ASCENT + (name.descent ?? DESCENT)),
  };
}

export const overlap = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;

const inside = (box: Box, bounds: Box): boolean =>
  box.x >= bounds.x && box.y >= bounds.y && box.x + box.width <= bounds.x + bounds.width && box.y + box.height <= bounds.y + bounds.height;

/** How far a box lies from the middle of a token. */
const distance = (box: Box, at: Point): number => Math.hypot(Math.max(box.x - at.x, 0, at.x - box.x - box.width), Math.max(box.y - at.y, 0, at.y - box.y - box.height));
/** Does a box lie on a disc? */
const onDisc = (box: Box, at: Point, radius: number): boolean => distance(box, at) < radius;
/** Would it be read as the name of another token, which is as near? */
const misleads = (box: Box, name: Name, names: readonly Name[]): boolean =>
  names.some((other) => other.id !== name.id && distance(box, other.at) - other.radius < distance(box, name.at) - name.radius + NEARER);

/** In the same direction, but farther: from a token with walls the map's place is too near. */
const pushed = ({ dx, dy, anchor }: Placed, by: number): Placed => ({ dx: anchor === "middle" ? dx : dx + Math.sign(dx) * by, dy: anchor === "middle" ? dy + Math.sign(dy) * by : dy, anchor });

/** Right, left, below, above, and the four corners of a token. */
function around({ size }: Name, radius: number): Placed[] {
  const [near, down, up] = [radius + 3, radius + size * 0.85, -radius - size * 0.32];
  const slant = radius * 0.72;
  return [
    { dx: near, dy: size * 0.3, anchor: "start" },
    { dx: -near, dy: size * 0.3, anchor: "end" },
    { dx: 0, dy: down, anchor: "middle" },
    { dx: 0, dy: up, anchor: "middle" },
    { dx: slant, dy: slant + size * 0.75, anchor: "start" },
    { dx: -slant, dy: slant + size * 0.75, anchor: "end" },
    { dx: slant, dy: -slant - size * 0.1, anchor: "start" },
    { dx: -slant, dy: -slant - size * 0.1, anchor: "end" },
  ];
}

/** Where a name may stand, the nearest places first. */
function choicesFor(name: Name, radius: number): Placed[] {
  const beside = (distance: number): Placed[] => {
    const near = around(name, distance);
    const aside = near.filter((placed) => placed.anchor === "middle").flatMap((placed) => ASIDE.map((part) => ({ ...placed, dx: part * name.width })));
    return [...near, ...aside];
  };
  return [radius, ...FARTHER.map((by) => radius + by)].flatMap(beside);
}

/**
 * Where each name stands; a name that finds no room is not in the answer.
 * Names of places inside `bounds` stay inside them.
 * `taken` is what no name may cover: tokens (known by the id of their name), plaques, cartouches; what is soft, as the
 * names of seas are, only where there is no other room.
 */
export function placeNames(names: readonly Name[], taken: readonly Taken[] = [], bounds?: Box): Map<string, Placed> {
  const found = new Map<string, Placed>();
  const full: Taken[] = [...taken];
  /** At its wish, where that is quite free; or wherever there is room. */
  const place = (name: Name, anywhere: boolean): boolean => {
    const own = taken.find((box) => box.id === name.id);
    const radius = own ? Math.min(own.width, own.height) / 2 : name.radius;
    const isFree = (placed: Placed, minding: (other: Taken) => boolean): boolean => {
      const box = boxOf(name, placed);
      if (bounds && overlap(bounds, { ...name.at, width: 1, height: 1 }) && !inside(box, bounds)) return false;
      return !onDisc(box, name.at, radius - 1) && !full.some((other) => other.id !== name.id && minding(other) && overlap(box, other));
    };
    const places = anywhere ? [name.wish, ...PUSHED.map((by) => pushed(name.wish, by)), ...choicesFor(name, radius)] : [name.wish];
    const all = (): boolean => true;
    const firm = (other: Taken): boolean => !other.soft;
    const first = (minding: (other: Taken) => boolean, clear: boolean): Placed | undefined =>
      places.find((placed) => isFree(placed, minding) && !(clear && misleads(boxOf(name, placed), { ...name, radius }, names)));
    const free = anywhere ? (first(all, true) ?? first(firm, true) ?? first(all, false) ?? first(firm, false)) : first(all, false);
    if (!free) return false;
    found.set(name.id, free);
    full.push(boxOf(name, free));
    return true;
  };
  // Of names that matter alike, those that find room where the map would have them do not give way to the others.
  for (const weight of [...new Set(names.map((name) => name.weight))].sort((one, other) => other - one)) {
    const alike = names.filter((name) => name.weight === weight);
    for (const name of alike.filter((each) => !place(each, false))) place(name, true);
  }
  return found;
}

let context: CanvasRenderingContext2D | null | undefined;

/** How wide a text is, as the browser will set it; where there is no canvas, by the mean width of a letter. */
export function textWidth(text: string, size: number, font: string): number {
  if (context === undefined && typeof document !== "undefined") context = document.createElement("canvas").getContext("2d");
  if (!context) return text.length * size * 0.5;
  context.font = `${font.replace("SIZE", `${size}px`)}`;
  return context.measureText(text).width;
}
