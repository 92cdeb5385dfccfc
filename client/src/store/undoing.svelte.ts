// Taking back: alone up to the barrier, beyond it with everybody's consent; and taking that back in turn.
import type { GameEvent, StateMessage } from "../net/messages";
import { counting } from "./history";
import { messageId } from "./outbox";
import type { TableStore } from "./table.svelte";

/** So many things that were taken back are named; the log has them all. */
const NAMED = 2;

export class Undoing {
  /** Names of actions that were taken back, the next to be done again last. */
  redoable = $state.raw<string[]>([]);
  /** We ourselves have ended the question. */
  private withdrawn = false;
  private toDraw: readonly GameEvent[] = [];

  constructor(private readonly table: TableStore) {}

  /** The seat that would take back. */
  get seat(): number | null {
    const { viewer, mine } = this.table;
    return viewer ?? (mine.length === 1 ? mine[0]! : null);
  }

  /** What is in the way of taking something back. */
  readonly why = $derived.by<string>(() => {
    const { live, words } = this.table;
    const why = live?.undo.why ?? "nothing";
    const key = `undo-why-${why}`;
    return words.say(words.has(key) ? key : "cannot-undo");
  });

  /** The same in a word or two, for the button. */
  readonly lock = $derived.by<string>(() => {
    const { live, words, speech } = this.table;
    const why = live?.undo.why ?? "nothing";
    const key = `undo-lock-${why}`;
    const by = live?.undo.by;
    return words.has(key) ? words.say(key, { seat: by === undefined ? "" : speech.seat(by), known: by === undefined ? "no" : "yes" }) : "";
  });
  /** What a click on undo would take back, in words. */
  readonly what = $derived.by<string>(() => {
    const undo = this.table.live?.undo;
    if (!undo?.allowed) return "";
    if (undo.what) return this.table.speech.action({ ...undo.what, cost: {}, gain: {} });
    return undo.to === undefined ? "" : this.since(undo.to);
  });

  /** The last choice of ours that still counts: what the others may be asked for. */
  readonly last = $derived.by<number | null>(() => this.table.live?.undo.ask ?? null);

  /** What has happened from this line on, in a sentence or two. */
  since(line: number): string {
    const lines = counting(this.table.lines).filter((one) => one.number >= line);
    return this.said(lines.flatMap((one) => one.events));
  }

  undo(): void {
    const { live, lines, words } = this.table;
    const { seat } = this;
    if (seat === null || !live) return;
    if (!live.undo.allowed) {
      this.table.notice = { kind: "barrier", text: words.say("notice-barrier"), detail: this.why };
      return;
    }
    if (!this.table.line.send({ type: "undo", id: messageId(), seat })) return;
    // What follows that choice by itself will follow again.
    const back = lines.find((line) => line.number === live.undo.to)?.seen;
    if (back) this.redoable = [...this.redoable, back];
    // A sealed pick leaves no line behind that would say so.
    if (live.undo.sealed) this.table.notice = { kind: "undone", text: words.say("undone") };
  }

  redo(): void {
    const action = this.redoable.at(-1);
    if (action !== undefined) this.table.choosing.take(action);
  }

  /** A choice was made: it is the one that was taken back, or what was taken back is forgotten. */
  chose(action: string): void {
    this.redoable = this.redoable.at(-1) === action ? this.redoable.slice(0, -1) : [];
  }

  ask(): void {
    if (this.seat === null || this.last === null) return;
    this.withdrawn = false;
    this.table.line.send({ type: "ask_undo", id: messageId(), seat: this.seat, to: this.last });
    this.table.notice = null;
  }

  answer(seat: number, yes: boolean): void {
    this.withdrawn = seat === this.table.live?.ask_undo?.by && !yes;
    this.table.line.send({ type: "answer_undo", id: messageId(), seat, yes });
  }

  /** Somebody has taken something back: say what, and draw it unless more has happened since. */
  heard(by: number, events: readonly GameEvent[], alone: boolean): void {
    const { mine, words, speech } = this.table;
    this.toDraw = alone ? events : [];
    const text = mine.includes(by) ? words.say("undone") : words.say("story-undone", { seat: speech.seat(by) });
    this.table.notice = { kind: "undone", text, detail: this.said(events) };
  }

  /** What the board is to draw backwards, once. */
  drawBack(): readonly GameEvent[] {
    const events = this.toDraw;
    this.toDraw = [];
    return events;
  }

  /** Our question is gone: the game went back, went on, or somebody said no. */
  followUp(before: StateMessage | null, after: StateMessage): void {
    const asked = before?.ask_undo;
    if (!asked || after.ask_undo || !this.table.mine.includes(asked.by) || this.withdrawn) return;
    if (before.line === after.line) this.table.notice = { kind: "refused", text: this.table.words.say("undo-refused") };
  }

  private said(events: readonly GameEvent[]): string {
    const { speech, viewer, story } = this.table;
    const told = events.filter((event) => !story.begins(event)).map((event) => speech.event(event, viewer));
    return [...told.slice(0, NAMED), ...(told.length > NAMED ? ["…"] : [])].join(" ");
  }
}
