// Events on their way to the board, one batch after the other. The rest of the page does not wait for them.
import { tick } from "svelte";
import type { Play, Stage } from "../games/board";
import type { GameEvent } from "../net/messages";

/** So many events in waiting are no longer followed by anybody; some of them only report, and draw nothing. */
const MANY = 24;
const LONGEST = 2500;

const later = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

/** When what has just changed is on the screen: finding the pieces on the board must not hold it up. */
const shown = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

interface Player {
  forward: Play;
  backwards: Play | undefined;
}

export class EventStage implements Stage {
  private readonly players = new Set<Player>();
  private queue: Promise<void> = Promise.resolve();
  private running: AbortController | null = null;
  private waiting = 0;

  constructor(private readonly calm: () => boolean) {}

  onEvents(forward: Play, backwards?: Play): () => void {
    const player = { forward, backwards };
    this.players.add(player);
    return () => this.players.delete(player);
  }

  /** Draw these, then do what follows from them. Nothing to draw: at once. */
  push(events: readonly GameEvent[], then: () => void): void {
    this.enqueue(events, false, then);
  }

  /** These were taken back, and the board shows so: draw how they went, backwards. */
  pushBack(events: readonly GameEvent[]): void {
    this.enqueue(events, true, () => undefined);
  }

  /** A click, a key or the scrubber: show where the game stands. */
  flush(): void {
    this.running?.abort();
  }

  private enqueue(events: readonly GameEvent[], back: boolean, then: () => void): void {
    if (this.running === null && !this.worthDrawing(events)) {
      then();
      return;
    }
    this.running ??= new AbortController();
    this.waiting += events.length;
    if (this.waiting > MANY) this.flush();
    const drawn = this.queue.then(() => this.draw(events, back)).then(then, then);
    this.queue = drawn;
    void drawn.then(() => {
      this.waiting -= events.length;
      if (this.queue === drawn) this.running = null;
    });
  }

  private worthDrawing(events: readonly GameEvent[]): boolean {
    return events.length > 0 && events.length <= MANY && this.players.size > 0 && !document.hidden && !this.calm();
  }

  private async draw(events: readonly GameEvent[], back: boolean): Promise<void> {
    const signal = this.running?.signal;
    if (!signal || signal.aborted || !this.worthDrawing(events)) return;
    const stopped = new Promise<void>((done) => signal.addEventListener("abort", () => done(), { once: true }));
    const play = (player: Player): Promise<void> | undefined => (signal.aborted ? undefined : (back ? player.backwards : player.forward)?.(events, signal));
    // Backwards, the pieces start from where they were, so nobody must see them where they go.
    const ready = back ? tick() : shown();
    const drawn = ready.then(() => Promise.all([...this.players].map(play)));
    await Promise.race([drawn, stopped, later(LONGEST)]);
  }
}
