// The coach of a first game: it speaks at the first decision of a kind, at a waste, and at a large mistake; and where
// another seat does something for the first time, the game goes on when that was read.
import { coached } from "../device/coached.svelte";
import type { Choice, Effect, GameEvent, HintMessage, SeenLine, ServerMessage } from "../net/messages";
import { Advice } from "./advice.svelte";
import type { TableStore } from "./table.svelte";

/** So many chances of winning in a hundred are a lot to give away at one decision. */
const LARGE = 10;

/** What was done, what would have been much better, and the chances of both in per cent. */
export interface Mistake {
  act: string;
  better: string;
  chance: number;
  best: number;
}

export class Coach {
  mistake = $state.raw<Mistake | null>(null);
  /** What another seat has done for the first time; what follows it waits. */
  news = $state.raw<GameEvent | null>(null);
  private newest: GameEvent | null = null;
  private readonly held: ServerMessage[] = [];
  /** The line whose decision is the first of its kind. */
  private firstAt = $state<number | null>(null);
  /** What the search thinks of the decision, unasked and unshown. */
  private readonly quiet: Advice;

  constructor(private readonly table: TableStore) {
    this.quiet = new Advice(table);
  }

  /** Only where one person plays among bots, and began the game with a coach. */
  readonly present = $derived.by<boolean>(() => {
    const { info, past } = this.table;
    const people = info.seats.filter((seat) => seat.kind !== "bot");
    return coached.of(info.id) !== null && !past && people.length === 1 && people[0]!.mine && info.status === "running";
  });
  readonly silent = $derived.by<boolean>(() => coached.of(this.table.info.id)?.silent ?? false);
  readonly speaks = $derived.by<boolean>(() => this.present && !this.silent);

  /** Is this the first decision of its kind? */
  readonly first = $derived.by<boolean>(() => this.speaks && this.table.decision !== null && this.table.decision.line === this.firstAt);

  /** What would be lost by the option that is chosen; of one that is only pointed at, the panel tells. */
  readonly waste = $derived.by<Effect | null>(() => {
    if (!this.speaks) return null;
    return this.table.chosen?.effects?.find((effect) => effect.waste) ?? null;
  });

  /** Is it to be said what would be lost before this is done? Then it is not done by the first click. */
  warns(option: Choice): boolean {
    return this.speaks && (option.effects?.some((effect) => effect.waste) ?? false);
  }

  /** A decision has come up; to be run as an effect. */
  attend(): void {
    const { decision, info } = this.table;
    if (!decision || !this.speaks) return;
    if (coached.meet(info.id, decision.prompt.code)) this.firstAt = decision.line;
    if (decision.options.length > 1) this.quiet.ask();
  }

  /** A choice is sent: is it much worse than what the search would do? */
  chose(option: Choice): void {
    this.mistake = null;
    const { given } = this.quiet;
    const best = given[0];
    // Of what it did not speak, the search thinks no better than of the last that it did speak of.
    const chance = this.quiet.chance(option.action) ?? given.at(-1)?.chance;
    if (!this.speaks || given.length < 2 || !best || chance === undefined || best.chance - chance < LARGE) return;
    const { speech } = this.table;
    this.mistake = { act: speech.action(option), better: speech.action(best.option), chance, best: best.chance };
  }

  silence(silent: boolean): void {
    coached.silence(this.table.info.id, silent);
    this.mistake = null;
    this.goOn();
  }

  takeBack(): void {
    this.mistake = null;
    this.table.undoing.undo();
  }

  // ---- what the others do ----

  /** Is this to wait until the news was read? */
  holds(message: ServerMessage): boolean {
    if (!this.news || (message.type !== "lines" && message.type !== "state")) return false;
    this.held.push(message);
    return true;
  }

  /** Lines have come: has somebody else done something for the first time? */
  watch(lines: readonly SeenLine[]): void {
    if (!this.speaks) return;
    const { info, viewer, words } = this.table;
    const opens = words.vocabulary.story.opens;
    for (const line of lines) {
      const done = line.by >= 0 && line.by !== viewer ? line.events.find((event) => opens.includes(event.code)) : undefined;
      if (done && coached.meet(info.id, `event:${done.code}`)) this.newest = done;
    }
  }

  /** The page shows it: unless it leads to a decision of one's own, it is to be read first. */
  shown(): void {
    if (this.newest && !this.table.served && !this.table.live?.over) this.news = this.newest;
    this.newest = null;
  }

  goOn(): void {
    this.news = null;
    for (const message of this.held.splice(0)) this.table.hear(message);
  }

  /** Another seat is looked at, or the page begins anew. */
  drop(): void {
    this.held.length = 0;
    this.news = this.newest = null;
  }

  // ---- what is heard ----

  hear(message: HintMessage): void {
    this.quiet.hear(message);
  }

  /** Was it the coach's question? Then nobody need know. */
  refuse(id: string): boolean {
    const own = id === this.quiet.asked;
    this.quiet.refuse(id);
    return own;
  }

  forget(): void {
    this.quiet.forget();
  }
}
