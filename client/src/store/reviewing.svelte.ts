// What bots say of a game that is over: how far they are, and which decision of it is looked at.
import { api, ApiError } from "../net/api";
import type { Review, ReviewBody, ReviewDecision } from "../net/messages";
import { sentenceOf } from "../words/errors";
import type { TableStore } from "./table.svelte";

/** Milliseconds between two looks at how far they are. */
const LOOK_AGAIN = 2000;

export class Reviewing {
  body = $state.raw<ReviewBody | null>(null);
  /** Has somebody gone from the end to it? */
  open = $state(false);
  /** With whose knowledge: a seat's, or (null) all cards open. */
  eyes = $state<number | null>(null);
  wrong = $state("");

  readonly review = $derived.by<Review | null>(() => this.body?.review ?? null);
  /** The place of the decision that is looked at: wherever the scrubber's keys lead, too. */
  readonly place = $derived.by<number>(() => {
    const line = this.table.past?.line ?? 0;
    return Math.max(0, this.review?.decisions.findLastIndex((each) => each.line <= line) ?? 0);
  });
  readonly decision = $derived.by<ReviewDecision | null>(() => this.review?.decisions[this.place] ?? null);
  /** The chances before each decision, and at the end. */
  readonly rows = $derived.by<number[][]>(() => {
    const { review, eyes } = this;
    if (!review) return [];
    return [...review.decisions.map((each) => (eyes === null ? each.open : each.seen[eyes]!)), review.end];
  });

  constructor(private readonly table: TableStore) {}

  /** To be run as an effect while the end is in sight: how far they are, again and again until they are done. */
  watch(): () => void {
    let timer = 0;
    let gone = false;
    const look = async (): Promise<void> => {
      await this.ask(() => api.review(this.table.info.id, this.table.address.watch));
      if (!gone && this.body?.state !== "done") timer = window.setTimeout(() => void look(), LOOK_AGAIN);
    };
    if (!this.review) void look();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }

  /** Look at what they say; if they have not, let them begin or go on. Whoever is quicker than the first answer about it is not lost. */
  async start(): Promise<void> {
    if (!this.review) await this.ask(() => api.beginReview(this.table.info.id));
    if (this.review) this.enter();
  }

  /** Look at a decision, on the board too. */
  show(place: number): void {
    if (!this.review) return;
    const { line } = this.review.decisions[Math.max(0, Math.min(place, this.review.decisions.length - 1))]!;
    this.open = true;
    void this.table.back.at(line, this.eyes ?? this.table.viewer);
  }

  private enter(): void {
    this.show(this.review?.turning[0]?.decision ?? 0);
  }

  /** Is it on the page, in place of the table? */
  get shown(): boolean {
    return this.open && this.review !== null && this.table.past !== null;
  }

  private async ask(question: () => Promise<ReviewBody>): Promise<void> {
    try {
      this.body = await question();
      this.wrong = "";
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.wrong = sentenceOf(error, this.table.words);
    }
  }
}
