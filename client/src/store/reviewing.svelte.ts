// What bots say of a game that is over: how far they are, and which decision of it is looked at.
import { api, ApiError } from "../net/api";
import type { Review, ReviewBody, ReviewDecision } from "../net/messages";
import { sentenceOf } from "../words/errors";
import type { TableStore } from "./table.svelte";

/** Milliseconds between two looks at how far they are. */
const LOOK_AGAIN = 2000;

export class Reviewing {
  body = $state.raw<ReviewBody | null>(null);
  /** Is it shown in place of the end? */
  open = $state(false);
  /** With whose knowledge: a seat's, or (null) all cards open. */
  eyes = $state<number | null>(null);
  /** The place of the decision that is looked at. */
  place = $state(0);
  wrong = $state("");

  readonly review = $derived.by<Review | null>(() => this.body?.review ?? null);
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

  /** Let them begin, or go on. */
  begin(): Promise<void> {
    return this.ask(() => api.beginReview(this.table.info.id));
  }

  /** Look at a decision, on the board too. */
  show(place: number): void {
    if (!this.review) return;
    this.place = Math.max(0, Math.min(place, this.review.decisions.length - 1));
    this.open = true;
    void this.table.back.at(this.decision!.line, this.eyes ?? this.table.viewer);
  }

  enter(): void {
    const first = this.review?.turning[0]?.decision ?? 0;
    this.show(this.review ? first : 0);
  }

  leave(): void {
    this.open = false;
    this.table.back.toLive();
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
