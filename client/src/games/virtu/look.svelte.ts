// What the board shows just now: the slot's segment and whose palace lies below. Board, panel and keyboard share it.
import type { BoardProps } from "../board";
import { codeOf } from "./table";

export const SEGMENTS = ["map", "market", "palaces"] as const;
export type Segment = (typeof SEGMENTS)[number];

/** Decisions that are made at the market. */
const AT_MARKET = ["winter.buy"];

class Look {
  /** What a person chose; it lasts until the next decision. */
  private choice = $state<Segment | null>(null);
  private line = -1;
  /** The kind of spots that an agent is sent to: rooms, cities, powers or tracks. */
  spots = $state<string | null>(null);

  /** A new decision brings back what it is about. */
  follow(props: BoardProps): void {
    const line = props.decisions[0]?.line ?? -1;
    if (line === this.line) return;
    this.line = line;
    this.choice = null;
    this.spots = null;
  }

  /** The bonuses have no segment of their own: they stand in the slot only while one is chosen. */
  segment(props: BoardProps): Segment | "bonuses" {
    const code = codeOf(props);
    return this.choice ?? (AT_MARKET.includes(code) ? "market" : code === "action.bonus" ? "bonuses" : "map");
  }

  open(segment: Segment): void {
    this.choice = segment;
  }

  next(props: BoardProps): void {
    this.choice = SEGMENTS[(SEGMENTS.indexOf(this.segment(props) as Segment) + 1) % SEGMENTS.length]!;
  }
}

export const look = new Look();
