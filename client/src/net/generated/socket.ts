// Made from client/schema by `npm run types`.

/**
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "ClientMessage".
 */
export type ClientMessage =
  Look | Move | UndoRequest | AskUndo | AnswerUndo | Chat | Resign | Replace | TakeBack | HintRequest | Ping;
/**
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "ServerMessage".
 */
export type ServerMessage = State | Lines | Ack | Refused | ChatLine | Hint | Presence | Closed | Pong;

export interface Socket {
  [k: string]: unknown;
}
/**
 * Done, and kept: it survives a crash of the server.
 *
 *     `line` is where it stands (of several actions, the first), or -1 where it is no line.
 *
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "Ack".
 */
export interface Ack {
  id: string;
  line: number;
  type: "ack";
}
/**
 * An option, and the estimated chance to win with it, 0 to 1.
 *
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "Advice".
 */
export interface Advice {
  action: string;
  chance: number;
}
/**
 * Agree to going back, or not; whoever asked may withdraw with `yes: false`.
 *
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "AnswerUndo".
 */
export interface AnswerUndo {
  id: string;
  seat: number;
  type: "answer_undo";
  yes: boolean;
}
/**
 * Ask the others to go back to just before line `to`.
 *
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "AskUndo".
 */
export interface AskUndo {
  id: string;
  seat: number;
  to: number;
  type: "ask_undo";
}
/**
 * Something that the seat may not do now, worth showing greyed with its reason.
 *
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "BlockedInfo".
 */
export interface BlockedInfo {
  action: string;
  cost: {
    [k: string]: number | string;
  };
  gain: {
    [k: string]: number | string;
  };
  group: string;
  params: {
    [k: string]: number | string;
  };
  reason: ReasonBody;
  targets: string[];
  verb: string;
}
/**
 * Why something is not allowed.
 *
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "ReasonBody".
 */
export interface ReasonBody {
  code: string;
  params: {
    [k: string]: number | string;
  };
  rule: string;
}
/**
 * Say something to all at the table.
 *
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "Chat".
 */
export interface Chat {
  id: string;
  text: string;
  type: "chat";
}
/**
 * Somebody said something; `seat` is one that they hold. Numbers only grow.
 *
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "ChatLine".
 */
export interface ChatLine {
  name: string;
  number: number;
  seat: number;
  text: string;
  type: "chat";
  when: number;
}
/**
 * Which of my seats' secrets to send; null draws the curtain.
 *
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "Look".
 */
export interface Look {
  seat: number | null;
  type: "look";
}
/**
 * A decision: `at` is the `line` of the decision that it answers.
 *
 *     `then` is what the same seat decides next, in this order: all of it is done, or nothing. What the table would answer
 *     by itself may be left out.
 *
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "Move".
 */
export interface Move {
  action: string;
  at: number;
  id: string;
  seat: number;
  /**
   * @maxItems 31
   */
  then?: string[];
  type: "move";
}
/**
 * Take back my last decision: a sealed pick, or the last one before which there is no barrier.
 *
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "UndoRequest".
 */
export interface UndoRequest {
  id: string;
  seat: number;
  type: "undo";
}
/**
 * Give up my seat for good; a bot takes it.
 *
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "Resign".
 */
export interface Resign {
  id: string;
  seat: number;
  type: "resign";
}
/**
 * Vote to let a bot play for `seat`, whose person is away, or silent for longer than the table waits.
 *
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "Replace".
 */
export interface Replace {
  id: string;
  seat: number;
  type: "replace";
}
/**
 * I am back: the bot leaves my seat.
 *
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "TakeBack".
 */
export interface TakeBack {
  id: string;
  seat: number;
  type: "take_back";
}
/**
 * What would a bot do in my place?
 *
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "HintRequest".
 */
export interface HintRequest {
  id: string;
  seat: number;
  type: "hint";
}
/**
 * Is anybody there?
 *
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "Ping".
 */
export interface Ping {
  type: "ping";
}
/**
 * The table cannot go on.
 *
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "Closed".
 */
export interface Closed {
  type: "closed";
  why: Fault;
}
/**
 * What went wrong: a code (the client may have `error-<code>` for it), an English sentence, and its numbers.
 *
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "Fault".
 */
export interface Fault {
  code: string;
  params?: {};
  sentence: string;
}
/**
 * What a seat is asked. `speak` is a decision that nobody waits for: the seat may take the floor.
 *
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "Decision".
 */
export interface Decision {
  blocked: BlockedInfo[];
  line: number;
  options: OptionInfo[];
  prompt: PromptBody;
  seat: number;
  speak: boolean;
}
/**
 * Something that the seat may do, and how to describe it.
 *
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "OptionInfo".
 */
export interface OptionInfo {
  action: string;
  cost: {
    [k: string]: number | string;
  };
  default: boolean;
  effects?: EffectBody[];
  gain: {
    [k: string]: number | string;
  };
  group: string;
  params: {
    [k: string]: number | string;
  };
  reveals: boolean;
  targets: string[];
  verb: string;
}
/**
 * What a choice would do, said before it is made; a `waste` is a loss that another choice would avoid.
 *
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "EffectBody".
 */
export interface EffectBody {
  code: string;
  params: {
    [k: string]: number | string;
  };
  waste?: boolean;
}
/**
 * What is asked: the decision's code, its rule, its parameters, and where in a sequence it stands.
 *
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "PromptBody".
 */
export interface PromptBody {
  code: string;
  params: {
    [k: string]: number | string;
  };
  rule: string;
  step: number;
  steps: number;
}
/**
 * Something that happened, for whoever makes sentences or moves pieces.
 *
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "EventInfo".
 */
export interface EventInfo {
  code: string;
  params: {
    [k: string]: number | string;
  };
}
/**
 * What the strongest bot would do, and its next best thoughts; why its proposal is better than the next.
 *
 *     Why is null where there is nothing to compare.
 *
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "Hint".
 */
export interface Hint {
  advice: Advice[];
  id: string;
  level: string;
  line: number;
  seat: number;
  type: "hint";
  why: WhyBody | null;
}
/**
 * Why an option is better: what it counts more for, by so many points of the estimate, and what less for.
 *
 *     Both are names of the game's weights (`weight-<name>` in its words), or `points`; empty where it is what follows
 *     that is better.
 *
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "WhyBody".
 */
export interface WhyBody {
  gain: string;
  less: number;
  loss: string;
  more: number;
}
/**
 * A line as the seat sees it: `by` a seat or -1 for chance, `seen` its name, which may hide a part (`draw:?`).
 *
 *     A line with `undo` takes the game back to just before that line; `alone` says that chance, something revealed or a
 *     choice of others went with it, and that nobody was there to be asked.
 *
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "LineInfo".
 */
export interface LineInfo {
  alone?: boolean;
  by: number;
  events: EventInfo[];
  number: number;
  seen: string | null;
  undo?: number;
}
/**
 * What happened since the cursor; a State follows, with the `cursor` that these lines lead to.
 *
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "Lines".
 */
export interface Lines {
  cursor: number;
  lines: LineInfo[];
  type: "lines";
}
/**
 * How the game ended, and the secret that its chance came from.
 *
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "OverInfo".
 */
export interface OverInfo {
  nonces: string[];
  places: number[];
  scores: ScoreLineBody[][];
  secret: string;
  sources: SourceInfo[];
  tie: TieInfo | null;
  totals: number[];
}
/**
 * One named line of a seat's score.
 *
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "ScoreLineBody".
 */
export interface ScoreLineBody {
  code: string;
  params: {
    [k: string]: number | string;
  };
  points: number;
}
/**
 * Where points came from: what one source brought each seat, during the game or at its end.
 *
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "SourceInfo".
 */
export interface SourceInfo {
  id: string;
  points: number[];
  when: string;
}
/**
 * Seats with the best total, and what decided between them with the number of each; without a code nothing did.
 *
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "TieInfo".
 */
export interface TieInfo {
  code: string | null;
  numbers: number[];
  points: number;
  rule: string | null;
  seats: number[];
  winners: number[];
}
/**
 * Yes.
 *
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "Pong".
 */
export interface Pong {
  type: "pong";
}
/**
 * Whose persons are not there.
 *
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "Presence".
 */
export interface Presence {
  away: number[];
  type: "presence";
}
/**
 * Not done, and why; `reason` is the game's own, where it was the rules.
 *
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "Refused".
 */
export interface Refused {
  error: Fault;
  id: string;
  reason?: ReasonBody;
  type: "refused";
}
/**
 * The table where a game that is over is played again, and which seats of the old one have gone there.
 *
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "RematchInfo".
 */
export interface RematchInfo {
  seats: number[];
  table: string;
}
/**
 * A seat, as the asker may know it.
 *
 *     `kind` is who was to sit here: `person` (who opened the table, or has joined by link or from the list), `local`
 *     (another person at the same screen), `bot`, or a seat not taken yet, `friend` or `open`. `level` is set while a bot
 *     plays here, also for a person who is `replaced`; `silent` is who has been waited for longer than the table's
 *     `patience`; `invite` is for the host alone.
 *
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "SeatInfo".
 */
export interface SeatInfo {
  away: boolean;
  invite?: string;
  kind: "bot" | "friend" | "local" | "open" | "person";
  level?: string;
  mine: boolean;
  name: string;
  replaced?: boolean;
  resigned?: boolean;
  seat: number;
  silent?: boolean;
  votes?: number[];
}
/**
 * Where the game stands for one seat, or for a spectator (`seat` null); also the answer of `/view`.
 *
 *     `line` is the number of lines so far; `cursor` is what to resume from. `view` is the game's own document, null
 *     before the game begins; `figures` are what follows from it by the rules, null where the game gives none. Whoever
 *     is in `decided` has sealed an answer that is not opened yet.
 *
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "State".
 */
export interface State {
  actors: number[];
  ask_undo: UndoQuestion | null;
  cursor: number;
  decided: number[];
  decisions: Decision[];
  digest: string;
  figures: {} | null;
  line: number;
  over: OverInfo | null;
  seat: number | null;
  table: TableInfo;
  type: "state";
  undo: UndoInfo;
  view: {} | null;
}
/**
 * Somebody asks to go back to just before line `to`; `yes` have agreed, `open` have not answered.
 *
 *     All persons are asked, also those who are away or for whom a bot plays. At `until` the question lapses as a No.
 *
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "UndoQuestion".
 */
export interface UndoQuestion {
  by: number;
  open: number[];
  to: number;
  until: number;
  yes: number[];
}
/**
 * A table, as the asker may know it; `waiting` are the seats that must decide now.
 *
 *     `data` is the hash of the component data it plays with, `corrected` what in them is not as we ship it; `hints` is
 *     whether one may ask a bot what it would do.
 *     `prompt` is what the asker is asked, in the list of their own tables alone, and only where they decide for one seat:
 *     a list has no curtain that people round one screen could draw. `rematch` is for those who have played here.
 *
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "TableInfo".
 */
export interface TableInfo {
  closed_why?: Fault;
  commitment: string;
  corrected?: {
    [k: string]: string;
  };
  created: number;
  data: string;
  game: string;
  hints?: boolean;
  host: boolean;
  id: string;
  lines: number;
  moved: number;
  options: {
    [k: string]: boolean | number | string;
  };
  patience: number;
  pause: number;
  players: number;
  prompt?: PromptBody;
  rematch?: RematchInfo;
  seats: SeatInfo[];
  start: boolean;
  started?: StartInfo;
  status: "closed" | "lobby" | "over" | "running";
  title: string;
  waiting: number[];
  watch?: string;
}
/**
 * Where a game starts, if not from its set-up: a line of a `game` that was over, a `sandbox` of what a seat saw of
 *     one that ran, or a set `position`. `table` is which game, for who played on from it.
 *
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "StartInfo".
 */
export interface StartInfo {
  kind: "game" | "position" | "sandbox";
  line: number | null;
  table?: string;
}
/**
 * May the seat looked at take something back by itself? `what` is what it would take back.
 *
 *     Where it may not, `why` is the code of what is in the way (`chance`, `revealed`, `other`, `nothing`, `over`), `by`
 *     the seat whose line that is, and `ask` the seat's last choice that counts (`what`, again): the line that it may ask
 *     the others to go back to. With `alone` it is in the way, too, but nobody else plays here: the seat may go back, the
 *     record says so, and the game is never rated.
 *
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "UndoInfo".
 */
export interface UndoInfo {
  allowed: boolean;
  alone?: boolean;
  ask?: number;
  by?: number;
  sealed?: boolean;
  to?: number;
  what?: TakenBack;
  why?: string;
}
/**
 * The choice that would be taken back: what was asked, and the answer, to be said as an option is.
 *
 * This interface was referenced by `Socket`'s JSON-Schema
 * via the `definition` "TakenBack".
 */
export interface TakenBack {
  action: string;
  decision: string;
  params: {
    [k: string]: number | string;
  };
  verb: string;
}
