// Events on their way to the board, one batch after the other; the state behind them waits until they are drawn.
import type { Play, Stage } from "../games/board";
import type { GameEvent } from "../net/messages";

const MANY = 12;
const LONGEST = 2500;

const later = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

export class EventStage implements Stage {
  private readonly players = new Set<Play>();
  private queue: Promise<void> = Promise.resolve();
  private running: AbortController | null = null;

  constructor(private readonly calm: () => boolean) {}

  onEvents(play: Play): () => void {
    this.players.add(play);
    return () => this.players.delete(play);
  }

  /** Draw these, then do what follows from them. Nothing to draw: at once. */
  push(events: readonly GameEvent[], then: () => void): void {
    const idle = this.running === null;
    if (idle && !this.worthDrawing(events)) {
      then();
      return;
    }
    this.running ??= new AbortController();
    const drawn = this.queue.then(() => this.draw(events)).then(then, then);
    this.queue = drawn;
    void drawn.then(() => {
      if (this.queue === drawn) this.running = null;
    });
  }

  /** A click, a key or the scrubber: show where the game stands. */
  flush(): void {
    this.running?.abort();
  }

  private worthDrawing(events: readonly GameEvent[]): boolean {
    return events.length > 0 && events.length <= MANY && this.players.size > 0 && !document.hidden && !this.calm();
  }

  private async draw(events: readonly GameEvent[]): Promise<void> {
    const signal = this.running?.signal;
    if (!signal || signal.aborted || !this.worthDrawing(events)) return;
    const stopped = new Promise<void>((done) => signal.addEventListener("abort", () => done(), { once: true }));
    const drawn = Promise.all([...this.players].map((play) => play(events, signal)));
    await Promise.race([drawn, stopped, later(LONGEST)]);
  }
}
