// What stays in sight for a moment though the game has gone on: the opened ballots, the score of a turn.
import { untrack } from "svelte";

export type Interlude = "ballots" | "scores";
/** How long each stays by itself, in milliseconds. */
const LASTS: Record<Interlude, number> = { ballots: 4000, scores: 8000 };

class Interludes {
  shown = $state<Interlude | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private before: { scored: number; voted: number } | null = null;

  /** So many turns are scored, and of so many the political state is known: the next one of either is worth a look. */
  follow(scored: number, voted: number): void {
    const { before } = this;
    this.before = { scored, voted };
    if (before === null) return;
    if (scored === before.scored + 1) untrack(() => this.show("scores"));
    else if (voted === before.voted + 1) untrack(() => this.show("ballots"));
  }

  show(what: Interlude): void {
    clearTimeout(this.timer);
    this.shown = what;
    this.timer = setTimeout(() => this.close(), LASTS[what]);
  }

  close(): void {
    clearTimeout(this.timer);
    this.shown = null;
  }

  /** Another table is opened. */
  leave(): void {
    this.close();
    this.before = null;
  }
}

/** One board is open at a time. */
export const interludes = new Interludes();
