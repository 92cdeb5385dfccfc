// What the parts of one map share: its camera, its places and ways, and which place is pointed at.
import { getContext, setContext } from "svelte";
import type { Camera } from "./camera.svelte";
import type { Box, Link, Point } from "./shapes";
import { neighbours } from "./ways";

const KEY = Symbol("map");

export class MapTable {
  /** The place under the pointer or the focus. */
  pointed = $state<string | null>(null);
  /** What names may not cover, by id: tokens and plaques say where they stand, in pixels around a place of the map. */
  private readonly standing = $state<Record<string, { at: Point; box: Box }>>({});
  readonly joined = $derived.by(() => neighbours(this.links()));

  constructor(
    readonly camera: Camera,
    readonly places: Readonly<Record<string, Point>>,
    readonly links: () => readonly Link[],
  ) {}

  /** Room that something takes around a place; the answer frees it again. */
  stands(id: string, at: Point, box: Box): () => void {
    this.standing[id] = { at, box };
    return () => delete this.standing[id];
  }

  /** All such room at the present zoom, measured from the map's origin. */
  taken(): (Box & { id: string })[] {
    const { scale } = this.camera;
    return Object.entries(this.standing).map(([id, { at, box }]) => ({
      id,
      x: at.x * scale + box.x,
      y: at.y * scale + box.y,
      width: box.width,
      height: box.height,
    }));
  }

  neighboursOf(id: string | null): readonly string[] {
    return (id && this.joined.get(id)) || [];
  }
}

export const setMap = (map: MapTable): MapTable => setContext(KEY, map);
export const mapTable = (): MapTable => getContext<MapTable>(KEY);
