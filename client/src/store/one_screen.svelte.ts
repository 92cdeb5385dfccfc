// Several people at one screen: whose secrets the page holds, and the curtain between two of them.
import type { StateMessage } from "../net/messages";
import type { TableStore } from "./table.svelte";

export class OneScreen {
  /** Whose secrets this page asks for; null behind the curtain and for spectators. */
  viewer = $state<number | null>(null);
  /** The seat that must take the screen over before the game goes on. */
  curtain = $state<number | null>(null);

  constructor(private readonly table: TableStore) {}

  /** Does the screen have to pass to another seat of ours before anything goes on? */
  pass(state: StateMessage): void {
    const { mine, parts } = this.table;
    if (mine.length < 2) return;
    const waiting = state.actors.filter((seat) => mine.includes(seat) && !state.decided.includes(seat));
    const next = waiting.length && !waiting.includes(this.viewer ?? -1) && !state.over ? waiting[0]! : null;
    if (next !== null && parts.face.open) this.uncover(next);
    else if (next !== null && this.viewer !== null) this.look(null);
    else this.curtain = next;
  }

  /** The curtain rises for this seat; only now are its secrets asked for. */
  uncover(seat: number): void {
    this.curtain = null;
    this.look(seat);
  }

  /** Everything that another seat was shown leaves the page before a seat is looked at. */
  private look(seat: number | null): void {
    this.viewer = seat;
    this.table.forget();
  }
}
