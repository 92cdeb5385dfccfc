// One table: all that the page shows comes from here, and all that it does goes through here.
import { settings } from "../app/settings.svelte";
import type { GameParts } from "../games/games";
import { api, ApiError } from "../net/api";
import { Connection } from "../net/connection";
import type { ChatLine, Choice, Decision, Fault, Reason, SeenLine, ServerMessage, StateMessage, TableInfo } from "../net/messages";
import { sentenceOf } from "../words/errors";
import type { Words } from "../words/words";
import { seatFaces } from "./faces";
import { news, stops } from "./history";
import { fate, messageId, type Pending } from "./outbox";
import { EventStage } from "./stage";

export interface Notice {
  kind: "undone" | "barrier" | "refused" | "gone" | "error";
  text: string;
  detail?: string;
}

export interface TableAddress {
  id: string;
  watch: string | null;
  at: number | null;
  seat: number | null;
}

export class TableStore {
  info = $state.raw<TableInfo>()!;
  /** The newest state that has been drawn. */
  live = $state.raw<StateMessage | null>(null);
  /** The moment that is looked back at. */
  past = $state.raw<StateMessage | null>(null);
  lines = $state.raw<SeenLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** Seconds until the next try, while the line is down. */
  down = $state<number | null>(null);
  /** Why the table was closed, if it was. */
  closed = $state<string | null>(null);
  selected = $state<string | null>(null);
  hovered = $state.raw<readonly string[]>([]);
  pending = $state.raw<Pending | null>(null);
  notice = $state.raw<Notice | null>(null);
  refused = $state.raw<Record<string, Reason>>({});
  /** Chances to win that the strongest bot sees, in per cent, its own choice first; by action. */
  hint = $state.raw<ReadonlyMap<string, number>>(new Map());
  redoable = $state.raw<string[]>([]);
  words = $state.raw<Words>()!;
  parts = $state.raw<GameParts>()!;
  /** Whose secrets this page asks for; null behind the curtain and for spectators. */
  viewer = $state<number | null>(null);
  /** At one screen: the seat that must take it over before the game goes on. */
  curtain = $state<number | null>(null);

  readonly stage = new EventStage(() => settings.calm);
  private connection: Connection | null = null;
  private cursor = 0;
  private fresh = false;

  constructor(
    readonly address: TableAddress,
    info: TableInfo,
    parts: GameParts,
    words: Words,
  ) {
    this.info = info;
    this.parts = parts;
    this.words = words;
    const mine = info.seats.filter((seat) => seat.mine);
    this.viewer = mine.length === 1 ? mine[0]!.seat : null;
    if (address.at !== null) void this.lookAt(address.at, address.seat);
  }

  // ---- what is shown ----

  get state(): StateMessage | null {
    return this.past ?? this.live;
  }
  mine = $derived(this.info.seats.filter((seat) => seat.mine).map((seat) => seat.seat));
  names = $derived(this.info.seats.map((seat) => seat.name));
  speech = $derived(this.words.seated(this.names));
  faces = $derived(seatFaces(this.info, this.state, this.parts.face));
  stops = $derived(stops(this.lines));
  news = $derived(news(this.lines, this.mine));
  spectating = $derived(this.mine.length === 0);
  hotSeat = $derived(this.mine.length > 1);

  /** The decision of the seat whose secrets are shown, unless the past is. */
  decision = $derived.by<Decision | null>(() => {
    if (this.past || !this.live) return null;
    return this.live.decisions.find((one) => one.seat === this.viewer && !one.speak) ?? null;
  });
  /** A chance to take the floor though nobody waits for it. */
  floor = $derived.by<Decision | null>(() => {
    if (this.past || !this.live) return null;
    return this.live.decisions.find((one) => one.seat === this.viewer && one.speak) ?? null;
  });
  chosen = $derived<Choice | null>(this.decision?.options.find((option) => option.action === this.selected) ?? null);

  // ---- the line to the server ----

  connect(): void {
    this.connection ??= new Connection({
      address: () => {
        this.fresh = true;
        return api.socketAddress(this.info.id, { cursor: this.cursor, seat: this.viewer, watch: this.address.watch });
      },
      message: (data) => this.hear(data as ServerMessage),
      down: (seconds) => (this.down = seconds),
    });
  }

  disconnect(): void {
    this.connection?.close();
    this.connection = null;
  }

  retry(): void {
    this.connection?.now();
  }

  private hear(message: ServerMessage): void {
    const answer = this.answers[message.type] as ((message: ServerMessage) => void) | undefined;
    answer?.(message);
  }

  private readonly answers: { [Type in ServerMessage["type"]]: (message: Extract<ServerMessage, { type: Type }>) => void } = {
    lines: (message) => {
      this.cursor = message.cursor;
      const known = this.lines.at(-1)?.number ?? -1;
      const added = message.lines.filter((line) => line.number > known);
      this.lines = [...this.lines, ...added];
      this.stage.push(
        added.flatMap((line) => line.events),
        () => undefined,
      );
    },
    state: (message) => {
      this.cursor = Math.max(this.cursor, message.cursor);
      this.stage.push([], () => this.show(message));
    },
    ack: (message) => {
      const pending = this.pending;
      if (pending?.id !== message.id) return;
      this.pending = this.answered(pending, this.live) ? null : { ...pending, done: true };
    },
    refused: (message) => this.hearRefusal(message.id, message.error, message.reason ?? null),
    chat: (message) => {
      if (!this.chat.some((line) => line.number === message.number)) this.chat = [...this.chat, message];
    },
    hint: (message) =>
      (this.hint = new Map(message.advice.map(({ action, chance }) => [action, Math.round(100 * chance)]))),
    presence: (message) => {
      this.info = { ...this.info, seats: this.info.seats.map((seat) => ({ ...seat, away: message.away.includes(seat.seat) })) };
    },
    closed: (message) => (this.closed = sentenceOf(message.why, this.words)),
    pong: () => undefined,
  };

  private show(message: StateMessage): void {
    const before = this.live;
    this.live = message;
    this.info = message.table;
    if (before?.line !== message.line || before?.seat !== message.seat) {
      this.selected = null;
      this.refused = {};
      this.hint = new Map();
    }
    if (this.pending?.done && this.answered(this.pending, message)) this.pending = null;
    if (this.fresh) this.settle(message);
    this.fresh = false;
    if (this.hotSeat) this.passScreen(message);
  }

  /** Does this state follow from the choice? Until it is shown, nothing else may be chosen. */
  private answered(pending: Pending, state: StateMessage | null): boolean {
    return !state?.decisions.some((one) => one.seat === pending.seat && one.line === pending.at);
  }

  /** After the line was down: is the choice that was under way still wanted, done, or gone? */
  private settle(message: StateMessage): void {
    const pending = this.pending;
    if (!pending) return;
    const next = fate(pending, message.decisions, this.lines);
    if (next === "send") this.post(pending);
    else this.pending = null;
    if (next === "gone") this.notice = { kind: "gone", text: this.words.say("notice-gone", { action: pending.label }) };
  }

  private hearRefusal(id: string, error: Fault, reason: Reason | null): void {
    const pending = this.pending?.id === id ? this.pending : null;
    if (pending) this.pending = null;
    if (pending && reason) this.refused = { ...this.refused, [pending.action]: reason };
    const detail = reason ? this.speech.reason(reason) : sentenceOf(error, this.words);
    this.notice = { kind: "refused", text: this.words.say("notice-refused"), detail };
  }

  // ---- choosing ----

  hover = (targets: readonly string[]): void => {
    this.hovered = targets;
  };

  /** A click on an option: select it, or send it at once, as the settings say; a second click confirms. */
  choose = (action: string): void => {
    this.stage.flush();
    const option = this.decision?.options.find((one) => one.action === action);
    if (!option || this.pending) return;
    const ask = settings.confirm === "always" || (settings.confirm === "irreversible" && option.reveals);
    const again = this.selected === action;
    this.selected = action;
    if (again || !ask) this.confirm();
  };

  deselect(): void {
    this.selected = null;
  }

  /** Send what is selected. */
  confirm(): void {
    const { decision, chosen } = this;
    if (!decision || !chosen || this.pending) return;
    this.redoable = this.redoable.at(-1) === chosen.action ? this.redoable.slice(0, -1) : [];
    this.sendMove(decision, chosen);
  }

  speak(): void {
    const option = this.floor?.options[0];
    if (this.floor && option && !this.pending) this.sendMove(this.floor, option);
  }

  private sendMove(decision: Decision, option: Choice): void {
    this.notice = null;
    this.post({
      id: messageId(),
      seat: decision.seat,
      at: decision.line,
      action: option.action,
      label: this.speech.action(option),
      sent: false,
    });
  }

  private post(pending: Pending): void {
    const { id, seat, at, action } = pending;
    const sent = this.connection?.send({ type: "move", id, seat, at, action }) ?? false;
    this.pending = { ...pending, sent };
  }

  // ---- undo ----

  undo(): void {
    const seat = this.undoSeat;
    const undo = this.live?.undo;
    if (seat === null || !undo) return;
    if (!undo.allowed) {
      this.notice = { kind: "barrier", text: this.words.say("notice-barrier"), detail: this.undoWhy };
      return;
    }
    const back = this.lines.filter((line) => line.by === seat && line.number >= (undo.to ?? 0) && line.seen !== null);
    this.redoable = [...this.redoable, ...back.map((line) => line.seen!).reverse()];
    this.notice = { kind: "undone", text: this.words.say("undone") };
    this.send({ type: "undo", id: messageId(), seat });
  }

  redo(): void {
    const action = this.redoable.at(-1);
    const option = this.decision?.options.find((one) => one.action === action);
    if (!option || !action) return;
    this.selected = action;
    this.confirm();
  }

  get undoSeat(): number | null {
    return this.viewer ?? (this.mine.length === 1 ? this.mine[0]! : null);
  }
  /** What is in the way of taking something back. */
  undoWhy = $derived.by<string>(() => {
    const why = this.live?.undo.why ?? "nothing";
    const key = `undo-why-${why}`;
    return this.words.say(this.words.has(key) ? key : "cannot-undo");
  });

  /** The last decision of ours that still counts: what the others may be asked for. */
  lastOwn = $derived(this.lines.findLast((line) => line.by === this.viewer && this.stops.includes(line.number))?.number ?? null);

  askUndo(): void {
    if (this.undoSeat === null || this.lastOwn === null) return;
    this.send({ type: "ask_undo", id: messageId(), seat: this.undoSeat, to: this.lastOwn });
    this.notice = null;
  }

  answerUndo(seat: number, yes: boolean): void {
    this.send({ type: "answer_undo", id: messageId(), seat, yes });
  }

  // ---- talking, leaving, helping ----

  say(text: string): void {
    this.send({ type: "chat", id: messageId(), text });
  }
  askHint(): void {
    if (this.viewer !== null) this.send({ type: "hint", id: messageId(), seat: this.viewer });
  }
  resign(seat: number): void {
    this.send({ type: "resign", id: messageId(), seat });
  }
  replace(seat: number): void {
    this.send({ type: "replace", id: messageId(), seat });
  }
  takeBack(seat: number): void {
    this.send({ type: "take_back", id: messageId(), seat });
  }

  private send(message: object): void {
    const sent = this.connection?.send(message) ?? false;
    if (!sent) this.notice = { kind: "error", text: this.words.say("notice-offline") };
  }

  // ---- one screen for several ----

  /** Does the screen have to pass to another seat of ours before anything goes on? */
  private passScreen(message: StateMessage): void {
    const waiting = message.actors.filter((seat) => this.mine.includes(seat) && !message.decided.includes(seat));
    const next = waiting.length && !waiting.includes(this.viewer ?? -1) && !message.over ? waiting[0]! : null;
    if (next !== null && this.parts.face.open) this.uncover(next);
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
    this.live = null;
    this.past = null;
    this.lines = [];
    this.cursor = 0;
    this.selected = null;
    this.redoable = [];
    this.connection?.reopen();
  }

  // ---- looking back ----

  async lookAt(line: number, seat: number | null = this.viewer): Promise<void> {
    this.stage.flush();
    try {
      this.past = await api.view(this.info.id, line, seat, this.address.watch);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.notice = { kind: "error", text: error.sentence };
    }
  }

  backToLive(): void {
    this.past = null;
  }

  /** So many decisions back or forward. */
  step(by: number): void {
    const here = this.past ? this.stops.findIndex((stop) => stop >= this.past!.line) : this.stops.length;
    const next = (here < 0 ? this.stops.length : here) + by;
    if (next >= this.stops.length) this.backToLive();
    else void this.lookAt(this.stops[Math.max(0, next)]!);
  }
}
