// One table: all that the page shows comes from here, and all that it does goes through here.
import { settings } from "../device/settings.svelte";
import type { Looked, Position } from "../games/board";
import type { GameParts } from "../games/games";
import type { Blocked, ChatLine, Choice, Decision, Fault, LinesMessage, Reason, SeenLine, ServerMessage, StateMessage, TableInfo } from "../net/messages";
import { sentenceOf } from "../words/errors";
import type { Words } from "../words/words";
import { Advice } from "./advice.svelte";
import { Coach } from "./coach.svelte";
import { Choosing } from "./choosing.svelte";
import { seatFaces, seatNames } from "./faces";
import { takenBack, undoneFrom } from "./history";
import { Line } from "./line.svelte";
import { LookBack } from "./lookback.svelte";
import { OneScreen } from "./one_screen.svelte";
import { messageId, type Pending } from "./outbox";
import { Reviewing } from "./reviewing.svelte";
import { Since } from "./since.svelte";
import { EventStage } from "./stage";
import { Story } from "./story.svelte";
import { Undoing } from "./undoing.svelte";

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
  /** Where the game stands. */
  live = $state.raw<StateMessage | null>(null);
  /** What the board shows of it: it follows as soon as what happened has been drawn. */
  drawn = $state.raw<StateMessage | null>(null);
  lines = $state.raw<SeenLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  /** Targets that the pointer or the focus is on, and the option of the list, if it is on one. */
  hovered = $state.raw<readonly string[]>([]);
  pointed = $state<string | null>(null);
  notice = $state.raw<Notice | null>(null);
  words = $state.raw<Words>()!;
  parts = $state.raw<GameParts>()!;

  readonly stage = new EventStage(() => settings.calm);
  readonly line = new Line(this);
  readonly choosing = new Choosing(this);
  readonly undoing = new Undoing(this);
  readonly back = new LookBack(this);
  readonly story = new Story(this);
  readonly since = new Since(this);
  readonly advice = new Advice(this);
  readonly review = new Reviewing(this);
  readonly coach = new Coach(this);
  readonly screen = new OneScreen(this);
  private readonly coming: LinesMessage[] = [];
  private called: readonly string[] = [];
  /** Grows when the page forgets what it holds; what is still to be drawn then belongs to nobody. */
  private epoch = 0;

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
    this.screen.viewer = mine.length === 1 ? mine[0]!.seat : null;
    if (address.at !== null) void this.back.at(address.at, address.seat ?? this.viewer);
  }

  // ---- what is shown ----

  get past(): StateMessage | null {
    return this.back.past;
  }
  get state(): StateMessage | null {
    return this.past ?? this.live;
  }
  /** What the board shows: behind the rest of the page by what is being drawn. */
  get onBoard(): StateMessage | null {
    return this.past ?? this.drawn ?? this.live;
  }
  /** Whose secrets this page shows; null behind the curtain and for whoever only looks on. */
  get viewer(): number | null {
    const { viewer } = this.screen;
    return viewer !== null && this.mine.includes(viewer) ? viewer : null;
  }
  /** The seats that this person plays, or lets a bot play for a while. */
  mine = $derived(this.info.seats.filter((seat) => seat.mine && !seat.resigned).map((seat) => seat.seat));
  /** The same list as long as nobody is called otherwise: every sentence on the page hangs on it. */
  names = $derived.by(() => {
    const names = seatNames(this.info, this.state?.view, this.parts.face, this.words);
    if (names.join("\n") !== this.called.join("\n")) this.called = names;
    return this.called;
  });
  speech = $derived(this.words.seated(this.names, this.info.options));
  faces = $derived(seatFaces(this.info, this.state, this.parts.face, this.names));
  spectating = $derived(this.mine.length === 0);

  /** The decision of the seat whose secrets are shown, unless the past is. */
  decision = $derived.by<Decision | null>(() => {
    const { served, parts } = this;
    return served && parts.face.asked ? parts.face.asked(served, this.position) : served;
  });
  /** What a face needs to say more of an option. */
  position = $derived.by<Position>(() => ({ view: this.live?.view, figures: this.live?.figures ?? null, words: this.speech }));
  /** The same as the server asks it: the page may ask several steps as one, and in another order. */
  served = $derived.by<Decision | null>(() => this.asked(false));
  /** A chance to take the floor though nobody waits for it. */
  floor = $derived.by<Decision | null>(() => this.asked(true));

  /** The option whose consequences are drawn: the one that the list points at, else the selected one. */
  looked = $derived.by<Looked | null>(() => {
    const option = this.decision?.options.find((one) => one.action === this.pointed) ?? this.chosen;
    return this.decision && option ? { option, seat: this.decision.seat } : null;
  });
  /** Points that it would bring to a seat at once; 0 where there is nothing to say. */
  gains(seat: number): number {
    return this.looked ? (this.parts.face.gains?.(this.looked, seat, this.live?.figures) ?? 0) : 0;
  }
  /** The game draws this decision whole, its list and its buttons too. */
  drawnWhole = $derived.by<boolean>(() => this.parts.Ask !== null && this.decision !== null && (this.parts.face.asks?.includes(this.decision.prompt.code) ?? false));

  private asked(speak: boolean): Decision | null {
    if (this.past || !this.live) return null;
    return this.live.decisions.find((one) => one.seat === this.viewer && one.speak === speak) ?? null;
  }

  // ---- what is heard ----

  /** Lines come just before the state that they lead to, and the page shows both at once. */
  hear(message: ServerMessage): void {
    if (this.coach.holds(message)) return;
    if (message.type !== "lines") for (const { lines, cursor } of this.coming.splice(0)) this.hearLines(lines, cursor);
    const answer = this.answers[message.type] as ((message: ServerMessage) => void) | undefined;
    answer?.(message);
  }

  private readonly answers: { [Type in ServerMessage["type"]]: (message: Extract<ServerMessage, { type: Type }>) => void } = {
    lines: (message) => this.coming.push(message),
    state: (message) => this.show(message),
    ack: (message) => this.choosing.acknowledged(message.id),
    refused: (message) => this.hearRefusal(message.id, message.error, message.reason ?? null),
    chat: (message) => {
      if (!this.chat.some((line) => line.number === message.number)) this.chat = [...this.chat, message];
    },
    hint: (message) => {
      this.advice.hear(message);
      this.coach.hear(message);
    },
    presence: (message) => {
      this.info = { ...this.info, seats: this.info.seats.map((seat) => ({ ...seat, away: message.away.includes(seat.seat) })) };
    },
    closed: (message) => (this.line.closed = sentenceOf(message.why, this.words)),
    pong: () => undefined,
  };

  private hearLines(heard: readonly SeenLine[], cursor: number): void {
    this.line.heardUpTo(cursor);
    const known = this.lines.at(-1)?.number ?? -1;
    const added = heard.filter((line) => line.number > known);
    // After the end all lines come again, with what was hidden.
    const again = heard.length > added.length ? new Map(heard.map((line) => [line.number, line])) : null;
    this.lines = [...(again ? this.lines.map((line) => again.get(line.number) ?? line) : this.lines), ...added];
    // Whoever has just come reads what was before; only what happens before their eyes is drawn.
    if (this.live === null) return;
    this.coach.watch(added);
    this.stage.push(
      added.flatMap((line) => line.events),
      () => undefined,
    );
    const last = added.at(-1);
    if (last && undoneFrom(last) !== null) this.undoing.heard(last.by, takenBack(this.lines, last), added.length === 1);
  }

  private show(message: StateMessage): void {
    const before = this.live;
    this.line.heardUpTo(message.cursor);
    this.live = message;
    this.info = message.table;
    if (before?.line !== message.line || before?.seat !== message.seat) {
      this.choosing.clear();
      this.advice.forget();
      this.coach.forget();
      this.hover([]);
    }
    this.choosing.seen(message);
    this.undoing.followUp(before, message);
    if (this.line.fresh) {
      this.choosing.settle(message);
      this.advice.lost();
    }
    this.line.fresh = false;
    this.draw(message);
    this.coach.shown();
    this.choosing.goOn();
  }

  /** The board follows when it has drawn what happened; only then does the screen pass on. */
  private draw(message: StateMessage): void {
    const { epoch } = this;
    this.stage.push([], () => {
      if (epoch !== this.epoch) return;
      this.drawn = message;
      this.screen.pass(message);
    });
    this.stage.pushBack(this.undoing.drawBack());
  }

  private hearRefusal(id: string, error: Fault, reason: Reason | null): void {
    if (this.coach.refuse(id)) return;
    this.choosing.refuse(id, reason);
    this.advice.refuse(id);
    const detail = reason ? this.speech.reason(reason) : sentenceOf(error, this.words);
    this.notice = { kind: "refused", text: this.words.say("notice-refused"), detail };
  }

  /** Another seat is looked at: nothing stays of what this one was shown. */
  forget(): void {
    this.epoch++;
    this.stage.flush();
    this.live = this.drawn = null;
    this.back.toLive();
    this.lines = [];
    this.coming.length = 0;
    this.choosing.clear();
    this.notice = null;
    this.undoing.redoable = [];
    this.advice.forget();
    this.coach.drop();
    this.line.restart();
  }

  hover = (targets: readonly string[]): void => {
    this.hovered = targets;
    this.pointed = null;
  };

  /** The pointer or the focus is on this option of the list. */
  point(option: Choice | Blocked): void {
    this.hovered = option.targets;
    this.pointed = option.action;
  }

  /** Points to show for a seat, the same everywhere: at the end the totals, before what is public; null where hidden. */
  points(seat: number): number | null | undefined {
    const { state } = this;
    if (state?.over) return state.over.totals[seat];
    return state?.view ? this.parts.face.score?.(state.view, seat, state.figures) : undefined;
  }

  // ---- what the parts of the store do, for the parts of the page ----

  get selected(): string | null {
    return this.choosing.selected;
  }
  get chosen(): Choice | null {
    return this.choosing.chosen;
  }
  get pending(): Pending | null {
    return this.choosing.pending;
  }
  get refused(): Record<string, Reason> {
    return this.choosing.refused;
  }
  get stops(): readonly number[] {
    return this.back.stops;
  }
  get news(): readonly SeenLine[] {
    return this.back.news;
  }
  get redoable(): readonly string[] {
    return this.undoing.redoable;
  }
  choose = (action: string): void => this.choosing.choose(action);
  select = (action: string | null): void => this.choosing.select(action);
  send = (actions: readonly string[]): void => this.choosing.send(actions);
  deselect(): void {
    this.choosing.selected = null;
  }
  confirm(): void {
    this.choosing.confirm();
  }
  undo(): void {
    this.undoing.undo();
  }
  redo(): void {
    this.undoing.redo();
  }
  lookAt(line: number): Promise<void> {
    return this.back.at(line);
  }

  // ---- talking, leaving ----

  say(text: string): void {
    this.line.send({ type: "chat", id: messageId(), text });
  }
  resign(seat: number): void {
    this.line.send({ type: "resign", id: messageId(), seat });
  }
  replace(seat: number): void {
    this.line.send({ type: "replace", id: messageId(), seat });
  }
  takeBack(seat: number): void {
    this.line.send({ type: "take_back", id: messageId(), seat });
  }
}
