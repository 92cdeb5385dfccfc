// What the board shows just now: the slot's segment and whose palace lies below. Board, panel and keyboard share it.
import type { BoardProps } from "../board";
import { codeOf, figuresOf, viewOf } from "./table";

export type Segment = "map" | "market" | "palaces" | "combat" | "scoring";

/** What the slot can show: a combat is there while it lasts, the scoring when all is over and nothing is for sale. */
export function segmentsOf(props: BoardProps): Segment[] {
  if (viewOf(props).frames.length === 0) return ["scoring", "map", "palaces"];
  return figuresOf(props)?.combat ? ["combat", "map", "market", "palaces"] : ["map", "market", "palaces"];
}

/** Is something being bought? Its payment and its place are chosen at the market as well. */
const atMarket = (props: BoardProps): boolean => viewOf(props).frames.some(({ decision }) => decision === "winter.buy");

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
    const segments = segmentsOf(props);
    if (this.choice && segments.includes(this.choice)) return this.choice;
    return atMarket(props) ? "market" : code === "action.bonus" ? "bonuses" : segments[0]!;
  }

  open(segment: Segment): void {
    this.choice = segment;
  }

  next(props: BoardProps): void {
    const segments = segmentsOf(props);
    this.choice = segments[(segments.indexOf(this.segment(props) as Segment) + 1) % segments.length]!;
  }
}

export const look = new Look();
