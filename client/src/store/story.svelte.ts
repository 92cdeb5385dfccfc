// The game as it is told: actions with their steps, in the words of whoever reads.
import type { GameEvent } from "../net/messages";
import { type Action, actions, seatOf, Teller } from "../words/story";
import type { TableStore } from "./table.svelte";

export class Story {
  constructor(private readonly table: TableStore) {}

  readonly told = $derived.by(() => actions(this.table.words.vocabulary.story, this.table.lines));
  readonly teller = $derived.by(() => new Teller(this.table.speech, this.table.viewer));
  /** Sentences are made once, not again with everything that happens later: an action is known by its last event. */
  private readonly known = $derived.by(() => {
    void this.teller;
    return new WeakMap<GameEvent, string>();
  });

  sentence(action: Action): string {
    const last = action.headline ? action.steps.at(-1)!.event : null;
    if (!last) return this.teller.sentence(action);
    if (!this.known.has(last)) this.known.set(last, this.teller.sentence(action));
    return this.known.get(last)!;
  }

  /** The action that a moment lies in, or begins. */
  at(line: number): Action | null {
    return this.told.actions.findLast((action) => action.headline !== null && action.line <= line) ?? null;
  }

  /** Is an action about one of these seats, as the one who acts or the one it is done to? */
  touches(action: Action, seats: readonly number[]): boolean {
    const shapes = this.table.words.vocabulary.events;
    const names = ({ event }: { event: GameEvent }): boolean =>
      Object.entries(shapes[event.code] ?? {}).some(([name, { sort }]) => sort === "seat" && seats.includes(Number(event.params[name])));
    return seats.includes(seatOf(action) ?? -1) || action.steps.some(names);
  }

  /** Does an event begin a year, a phase or a turn? */
  readonly begins = (event: GameEvent): boolean => event.code in this.table.words.vocabulary.story.chapters;
}
