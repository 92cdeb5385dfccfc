// Looking back: one moment of the game as one seat saw it, and the way from moment to moment.
import { api, ApiError } from "../net/api";
import type { StateMessage } from "../net/messages";
import { sentenceOf } from "../words/errors";
import { news, stops, turns } from "./history";
import type { TableStore } from "./table.svelte";

/** So many moments are kept; the oldest goes first. */
const KEPT = 32;

export class LookBack {
  /** The moment that is looked at; null is now. */
  past = $state.raw<StateMessage | null>(null);
  readonly stops = $derived.by(() => stops(this.table.lines));
  readonly turns = $derived.by(() => turns(this.table.lines, this.table.story.begins));
  /** The number of the moment that is shown, the same wherever it stands: that of the decision which is about to be made. */
  readonly number = $derived.by(() => {
    const { past } = this;
    return past ? Math.max(1, this.stops.filter((stop) => stop <= past.line).length) : this.stops.length;
  });
  /** The line of the moment that one is about to play on from, while that is being planned. */
  branch = $state<number | null>(null);
  /** Does the past go on by itself? */
  playing = $state(false);
  readonly news = $derived.by(() => news(this.table.lines, this.table.mine));
  /** The moment that was asked for and is not here yet: whoever steps quickly goes on from there. */
  private aim: { line: number; seat: number | null } | null = null;
  /** Moments that are here or on their way: those looked at, and those next to them. They hold while nothing new happens. */
  private readonly kept = new Map<string, Promise<StateMessage>>();
  private keptOf: readonly unknown[] = [];

  constructor(private readonly table: TableStore) {}

  async at(line: number, seat: number | null = this.eyes): Promise<void> {
    this.table.stage.flush();
    const aim = { line, seat };
    this.aim = aim;
    try {
      const past = await this.moment(line, seat);
      // An answer that was overtaken is not shown.
      if (this.aim !== aim) return;
      this.past = past;
      this.ahead(this.stops.find((place) => place > line));
      this.ahead(this.stops.findLast((place) => place < line));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.table.notice = { kind: "error", text: sentenceOf(error, this.table.words) };
    } finally {
      if (this.aim === aim) this.aim = null;
    }
  }

  /** Fetch a moment that is likely to be asked for next. */
  ahead(line: number | undefined, seat: number | null = this.eyes): void {
    // Whoever asks for it is told why it cannot be had.
    if (line !== undefined) this.moment(line, seat).catch(() => undefined);
  }

  private moment(line: number, seat: number | null): Promise<StateMessage> {
    if (this.keptOf !== this.table.lines) {
      this.kept.clear();
      this.keptOf = this.table.lines;
    }
    const key = `${line} ${seat}`;
    const known = this.kept.get(key);
    if (known) return known;
    const moment = this.fetch(line, seat);
    this.kept.set(key, moment);
    moment.catch(() => this.kept.delete(key));
    if (this.kept.size > KEPT) this.kept.delete(this.kept.keys().next().value!);
    return moment;
  }

  /** With whose eyes one looks; they stay the same from moment to moment. */
  private get eyes(): number | null {
    const here = this.aim ?? this.past;
    return here ? here.seat : this.table.viewer;
  }

  /** A link of another player's names their seat: while the game runs, everybody looks with their own eyes. */
  private async fetch(line: number, seat: number | null): Promise<StateMessage> {
    const { info, address, viewer } = this.table;
    try {
      return await api.view(info.id, line, seat, address.watch);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== "not_your_seat" || seat === viewer) throw error;
      return api.view(info.id, line, viewer, address.watch);
    }
  }

  toLive(): void {
    this.playing = false;
    this.table.review.open = false;
    this.aim = null;
    this.past = null;
  }

  /** Show again what happened from this line on, decision by decision, up to now; it ends where somebody steps elsewhere. */
  async replay(from: number, step: number, longest: number): Promise<void> {
    const places = this.stops.filter((place) => place >= from);
    for (const place of places) {
      await this.at(place);
      if (this.past?.line !== place) return;
      await new Promise((done) => setTimeout(done, Math.min(step, longest / places.length)));
      if (this.past?.line !== place) return;
    }
    this.toLive();
  }

  /** Go on by itself, decision by decision or turn by turn, up to now; it ends where somebody steps elsewhere. */
  async play(by: "decision" | "turn", pause: () => number): Promise<void> {
    this.playing = true;
    const places = by === "turn" ? this.turns : this.stops;
    while (this.playing) {
      const here = this.past?.line ?? Infinity;
      const next = places.find((place) => place > here);
      if (next === undefined) return this.toLive();
      await this.at(next);
      this.ahead(places.find((place) => place > next));
      await new Promise((done) => setTimeout(done, pause()));
      if (this.past?.line !== next) this.playing = false;
    }
  }

  /** So many decisions back or forward. */
  step(by: number): void {
    this.walk(this.stops, by);
  }

  /** So many turns back or forward; from the middle of a turn, back to its beginning first. */
  turn(by: number): void {
    this.walk(this.turns, by);
  }

  private walk(places: readonly number[], by: number): void {
    const here = (this.aim ?? this.past)?.line ?? Infinity;
    const next = by < 0 ? places.findLast((place) => place < here) : places.find((place) => place > here);
    if (next !== undefined) void this.at(next);
    else if (by > 0) this.toLive();
  }
}
