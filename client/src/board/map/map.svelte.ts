// What the parts of one map share: its camera, its places and ways, and which place is pointed at.
import { getContext, setContext } from "svelte";
import type { Camera } from "./camera.svelte";
import { findRoom } from "./room";
import type { Box, Link, Point } from "./shapes";
import { neighbours } from "./ways";

const KEY = Symbol("map");

export class MapTable {
  /** The place under the pointer or the focus. */
  pointed = $state<string | null>(null);
  /** What names may not cover, by id: tokens and plaques say where they stand, in pixels around a place of the map. */
  private readonly standing = $state<Record<string, { at: Point; box: Box; soft: boolean }>>({});
  /** What moves aside where it would cover those. */
  private readonly hanging = $state<Record<string, { at: Point; boxes: readonly Box[] }>>({});
  /** What lies over the frame, in its pixels: buttons, the key to the signs. Nearer, the map moves under them. */
  fixed = $state.raw<readonly Box[]>([]);
  /** Where names of places stand: the name of a sea that one of them touches is left out. */
  named = $state.raw<readonly Box[]>([]);
  readonly joined = $derived.by(() => neighbours(this.links()));

  constructor(
    readonly camera: Camera,
    readonly places: Readonly<Record<string, Point>>,
    readonly links: () => readonly Link[],
  ) {}

  /** Room that something takes around a place; the answer frees it again. Where it is soft, names cover it before they are left out. */
  stands(id: string, at: Point, box: Box, soft = false): () => void {
    this.standing[id] = { at, box, soft };
    return () => delete this.standing[id];
  }

  /** Something that hangs beside its place, and moves aside where it would cover what stands; the answer takes it down. */
  hangs(id: string, at: Point, boxes: readonly Box[]): () => void {
    this.hanging[id] = { at, boxes };
    return () => delete this.hanging[id];
  }

  /** At rest nothing is cut by the frame; nearer, the frame may be moved. Measured from the map's origin. */
  readonly bounds = $derived.by((): Box | undefined => {
    const { zoom, origin, width, height } = this.camera;
    return zoom > 1 || width === 0 ? undefined : { x: 2 - origin.x, y: 2 - origin.y, width: width - 4, height: height - 4 };
  });
  private readonly tokens = $derived.by(() => {
    const fixed = this.bounds ? this.fixed.map((box, place) => ({ ...box, id: `fixed/${place}`, soft: false, x: box.x - this.camera.origin.x, y: box.y - this.camera.origin.y })) : [];
    return [...fixed, ...Object.entries(this.standing).map(([id, { at, box, soft }]) => ({ id, soft, ...this.shifted(box, at) }))];
  });
  private readonly aside = $derived.by(() => {
    const { scale } = this.camera;
    const things = Object.entries(this.hanging).map(([id, { at, boxes }]) => ({ id, at: { x: at.x * scale, y: at.y * scale }, boxes }));
    return findRoom(things, this.tokens.filter((box) => !box.soft), this.bounds);
  });

  /** How far something that hangs has moved from its place. */
  moved(id: string): Point {
    return this.aside.get(id) ?? { x: 0, y: 0 };
  }

  /** All such room at the present zoom, measured from the map's origin. */
  taken(): (Box & { id: string; soft: boolean; hangs?: boolean })[] {
    const plaques = Object.entries(this.hanging).flatMap(([id, { at, boxes }]) => {
      const by = this.moved(id);
      return boxes.map((box) => ({ id, soft: false, hangs: true, ...this.shifted({ ...box, x: box.x + by.x, y: box.y + by.y }, at) }));
    });
    return [...this.tokens, ...plaques];
  }

  private shifted(box: Box, at: Point): Box {
    const { scale } = this.camera;
    return { x: at.x * scale + box.x, y: at.y * scale + box.y, width: box.width, height: box.height };
  }

  neighboursOf(id: string | null): readonly string[] {
    return (id && this.joined.get(id)) || [];
  }
}

export const setMap = (map: MapTable): MapTable => setContext(KEY, map);
export const mapTable = (): MapTable => getContext<MapTable>(KEY);
