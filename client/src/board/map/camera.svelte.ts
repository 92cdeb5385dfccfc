// Which part of a map is in sight, and how large: one camera per map. Units are those of the map, pixels those of the frame.
import { untrack } from "svelte";
import type { Box, Point } from "./shapes";

export const MOST_ZOOM = 4;
/** Pieces grow slower than the land under them. */
const GROWTH = 0.3;
const SMALLEST_PIECE = 0.8;
const LARGEST_PIECE = 1.35;
const GLIDE = 220;

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

export class Camera {
  width = $state(0);
  height = $state(0);
  zoom = $state(1);
  /** Moves by itself just now: what follows it should glide. */
  gliding = $state(false);
  private middle = $state.raw<Point>({ x: 0, y: 0 });
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    /** The part of the map that is in sight at rest. */
    readonly home: Box,
    /** All that is drawn: the frame never shows more, even if it must show less than home. */
    readonly extent: Box,
    /** Pixels per unit at which pieces have their drawn size. */
    readonly unit: number,
    private readonly calm: () => boolean = () => false,
    /** Where places lie close: from afar pieces shrink with the land, down to this size. */
    private readonly least: number | null = null,
    /** At rest all of the home is in sight, even if the frame shows more than is drawn. */
    private readonly uncut = false,
  ) {
    this.middle = { x: home.x + home.width / 2, y: home.y + home.height / 2 };
  }

  /** Pixels per unit when the whole home is in sight. */
  readonly fit = $derived.by(() => {
    const whole = Math.min(this.width / this.home.width, this.height / this.home.height);
    return (this.uncut ? whole : Math.max(whole, this.width / this.extent.width, this.height / this.extent.height)) || this.unit;
  });
  /** Pixels per unit now. */
  readonly scale = $derived.by(() => this.fit * this.zoom);
  /** How large pieces are, against their drawn size. */
  readonly pieces = $derived.by(() => {
    const usual = within(this.fit / this.unit, SMALLEST_PIECE, LARGEST_PIECE) * this.zoom ** GROWTH;
    return this.least === null ? usual : Math.max(this.least, Math.min(usual, this.scale / this.unit));
  });
  /** Where the map's origin lies in the frame, in pixels. */
  readonly origin = $derived.by<Point>(() => ({
    x: this.width / 2 - this.middle.x * this.scale,
    y: this.height / 2 - this.middle.y * this.scale,
  }));

  /** Is more of the home to be seen than the frame shows? */
  readonly partial = $derived.by(() => this.width / this.scale < this.home.width - 1 || this.height / this.scale < this.home.height - 1);

  /** Where a place of the map lies in the frame. */
  at(point: Point): Point {
    return { x: this.origin.x + point.x * this.scale, y: this.origin.y + point.y * this.scale };
  }

  panBy(dx: number, dy: number): void {
    this.look({ x: this.middle.x - dx / this.scale, y: this.middle.y - dy / this.scale });
  }

  /** Nearer or farther, so that what lies under that pixel of the frame stays there. */
  zoomBy(factor: number, at: Point = { x: this.width / 2, y: this.height / 2 }): void {
    const under = { x: (at.x - this.origin.x) / this.scale, y: (at.y - this.origin.y) / this.scale };
    this.zoom = within(this.zoom * factor, 1, MOST_ZOOM);
    this.look({
      x: under.x - (at.x - this.width / 2) / this.scale,
      y: under.y - (at.y - this.height / 2) / this.scale,
    });
  }

  /** Pixels per unit when the land fills the frame from side to side, however low that is. */
  readonly across = $derived.by(() => Math.max(this.fit, this.width / this.home.width));

  /**
   * Bring a part of the map into sight, with some air around it and clear of the buttons at the right and of what stands
   * below; never nearer than needed to see it well, nor so far that it is seen too small: then its middle is in sight.
   */
  show(box: Box, { air = 0.15, nearest = 2.2 * this.fit, farthest = this.fit, right = 0, bottom = 0 } = {}): void {
    untrack(() => {
      const [width, height] = [box.width * (1 + 2 * air) || 1, box.height * (1 + 2 * air) || 1];
      const scale = Math.max(farthest, Math.min((this.width - right) / width, (this.height - bottom) / height, nearest));
      this.zoom = within(scale / this.fit, 1, MOST_ZOOM);
      this.look({ x: box.x + box.width / 2 + right / 2 / this.scale, y: box.y + box.height / 2 + bottom / 2 / this.scale });
    });
  }

  whole(): void {
    this.zoom = 1;
    this.look({ x: this.home.x + this.home.width / 2, y: this.home.y + this.home.height / 2 });
  }

  centre(at: Point): void {
    this.look(at);
  }

  /** Is that place in sight, not too near the rim? */
  sees(point: Point, rim = 24): boolean {
    const { x, y } = this.at(point);
    return x > rim && y > rim && x < this.width - rim && y < this.height - rim;
  }

  /** Do something to the camera that the eye can follow. */
  glide(change: () => void): void {
    if (!this.calm()) {
      this.gliding = true;
      clearTimeout(this.timer);
      this.timer = setTimeout(() => (this.gliding = false), GLIDE + 20);
    }
    change();
  }

  private look(at: Point): void {
    this.middle = {
      x: this.inside(at.x, this.home.x, this.home.width, this.width / this.scale),
      y: this.inside(at.y, this.home.y, this.home.height, this.height / this.scale),
    };
  }

  /** A middle that shows no more than the home; where all of it is in sight, its own middle. */
  private inside(value: number, start: number, length: number, seen: number): number {
    return seen >= length ? start + length / 2 : within(value, start + seen / 2, start + length - seen / 2);
  }
}
