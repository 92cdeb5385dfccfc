// What a map file holds: places and shapes, nothing that a rule needs. Who is joined to whom comes from the game.
export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

export type Anchor = "start" | "middle" | "end";

/** Where a name stands beside its place, in units of the map. */
export interface LabelPlace {
  dx: number;
  dy: number;
  anchor: Anchor;
}

export interface Place extends Point {
  label: LabelPlace;
}

export interface Shape {
  d: string;
}

export interface SeaName extends Point {
  /** Degrees by which the name is turned. */
  turn: number;
  size: number;
  spacing?: number;
}

export interface MapFile {
  viewBox: readonly number[];
  land: string;
  rivers: Readonly<Record<string, string>>;
  mountains: readonly (readonly number[])[];
  cities: Readonly<Record<string, Place>>;
}

/** Two places that are joined, as the game says; by sea where it is no road. */
export interface Link {
  from: string;
  to: string;
  sea?: boolean;
}

export const boxAround = (points: readonly Point[]): Box => {
  const [xs, ys] = [points.map((point) => point.x), points.map((point) => point.y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
};

/** The corners of a path of straight lines (`M…L…Z`, absolute), as map files have them. */
export function corners(d: string): Point[] {
  return [...d.matchAll(/(-?[\d.]+)[ ,](-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
}
