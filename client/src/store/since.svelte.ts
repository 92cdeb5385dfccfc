// Since one's last turn: what the others did, told once and folded away when it is seen.
import type { GameEvent } from "../net/messages";
import { deeds } from "./deeds";
import type { TableStore } from "./table.svelte";

/** One other player is easily followed; from two on it is told again. */
const WORTH = 2;
/** So long the replay of one seat may take, and one decision of it. */
const LONGEST = 2500;
const STEP = 700;

export class Since {
  /** The first line of what was seen, or folded away. */
  private seen = $state<number | null>(null);

  constructor(private readonly table: TableStore) {}

  readonly deeds = $derived.by(() => deeds(this.table.lines, this.table.mine, this.tells, this.touches));
  readonly open = $derived.by(() => this.table.decision !== null && this.deeds.length >= WORTH && this.seen !== this.first);

  private get first(): number | null {
    return this.deeds[0]?.from ?? null;
  }

  fold(): void {
    this.seen = this.first;
  }

  /** Fold it away, or bring it back. */
  toggle(): void {
    this.seen = this.seen === this.first ? null : this.first;
  }

  /** All of it once more on the board; whoever steps elsewhere, or presses Esc, ends it. */
  again(): void {
    if (this.first !== null) void this.table.back.replay(this.first, STEP, LONGEST * this.deeds.length);
  }

  private readonly tells = (event: GameEvent): boolean => {
    const { parts, speech } = this.table;
    return event.code !== parts.face.turnEnd && parts.face.heading?.(event, speech) == null;
  };

  /** Does an event name us as the one to whom it is done? */
  private readonly touches = (event: GameEvent): boolean => {
    const { mine, speech } = this.table;
    const shape = speech.vocabulary.events[event.code] ?? {};
    return Object.entries(shape).some(([name, param]) => param.sort === "seat" && name !== "seat" && mine.includes(Number(event.params[name])));
  };
}
