// Since one's last turn: what the others did, told once and folded away when it is seen.
import type { Action } from "../words/story";
import { deeds, type Deed } from "./deeds";
import type { TableStore } from "./table.svelte";

/** One other player is easily followed; from two on it is told again. */
const WORTH = 2;
/** So long the replay of one seat may take, and one decision of it. */
const LONGEST = 2500;
const STEP = 700;
/** Nobody has acted yet. */
const NOTHING = -1;

/** What would be said in the same words twice is said once. */
const said = (sentences: string[]): string => [...new Set(sentences)].join(" ");

export class Since {
  /** The first line of what was folded away. */
  private folded = $state<number | null>(null);

  constructor(private readonly table: TableStore) {}

  /** Whoever did nothing that is told, a sealed answer, has no card. */
  readonly deeds = $derived.by(() => deeds(this.table.lines, this.table.mine, this.table.story.told.actions, this.touches).filter((deed) => this.sentences(deed) !== ""));
  /** How many seats others play in. */
  readonly others = $derived.by(() => this.table.info.seats.length - this.table.mine.length);
  /** One decides, and at least two others have acted. */
  readonly worthTelling = $derived.by(() => this.isDeciding && this.haveActed && !this.isFolded);
  /**
   * Does the strip stand above the board? It takes its room with one's own last choice, fills while the others play, and
   * stays until it is seen or answered: so nothing moves when the turn comes. Where the board itself shows what is under
   * way, bid by bid, it comes once two others have acted.
   */
  readonly stands = $derived.by(() => {
    const { live, lines, mine } = this.table;
    if (this.others < WORTH || live === null || live.over || this.isFolded) return false;
    if (this.table.parts.face.showsUnderWay) return this.haveActed;
    return this.isDeciding ? this.deeds.length > 0 : lines.some((line) => mine.includes(line.by));
  });
  /** What each card is about, by its target on the board: the number of the card. */
  readonly marks = $derived.by(() => {
    const marks: Record<string, number> = {};
    if (this.stands || this.worthTelling)
      this.deeds.forEach((deed, number) => {
        const target = this.targetOf(deed);
        if (target !== null) marks[target] ??= number + 1;
      });
    return marks;
  });

  sentences(deed: Deed): string {
    const { speech, viewer, story } = this.table;
    if (deed.actions.length === 0) return said(deed.events.map((event) => speech.event(event, viewer)));
    return said(deed.actions.map((action) => story.sentence(action)));
  }

  /** The things on the board that a card speaks of. */
  targets(deed: Deed): string[] {
    return deed.actions.flatMap((action) => action.steps.flatMap(({ event }) => this.table.speech.targets(event)));
  }

  fold(): void {
    this.folded = this.first;
  }

  /** Fold it away, or bring it back. */
  toggle(): void {
    this.folded = this.isFolded ? null : this.first;
  }

  /** All of it once more on the board; whoever steps elsewhere, or presses Esc, ends it. */
  again(): void {
    if (this.deeds.length) void this.table.back.replay(this.first, STEP, LONGEST * this.deeds.length);
  }

  /** Two others at least: not only taken part in what is under way. */
  private get haveActed(): boolean {
    return this.deeds.filter((deed) => deed.actions.length > 0).length >= WORTH;
  }

  private get first(): number {
    return this.deeds[0]?.from ?? NOTHING;
  }

  private get isFolded(): boolean {
    return this.folded === this.first;
  }

  /** Also while one looks back. */
  private get isDeciding(): boolean {
    const { live, viewer } = this.table;
    return live?.decisions.some((decision) => decision.seat === viewer && !decision.speak) ?? false;
  }

  /** The thing that the act on a card is about: of what touches the reader, else of the last. */
  private targetOf(deed: Deed): string | null {
    const { speech } = this.table;
    for (const action of [...deed.actions.filter(this.touches), ...deed.actions.toReversed()]) {
      const [target] = [action.headline!, ...action.steps.map(({ event }) => event)].flatMap((event) => speech.targets(event));
      if (target !== undefined) return target;
    }
    return null;
  }

  private readonly touches = (action: Action): boolean => this.table.story.touches(action, this.table.mine);
}
