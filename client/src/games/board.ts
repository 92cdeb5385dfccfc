// The contract between the shell and a game's folder.
//
// games/<game>/face.ts        `export const face: Face`: colours, scores, phases; small, loaded with the table
// games/<game>/Board.svelte   the centre of the table page (BoardProps); without it the plain zones view is shown
// games/<game>/Ask.svelte     optional: a panel in the decision, above its list: a bid strip, the slots of a payment (BoardProps)
// games/<game>/Player.svelte  optional: the resource row under a player's name (PlayerProps)
// games/<game>/Aside.svelte   optional: a panel under the players on wide screens (BoardProps)
// games/<game>/Top.svelte     optional: where the game stands, in the top bar beside its phases (TopProps)
// games/<game>/Art.svelte     optional: the picture of the game's card in the lobby (no props)
// games/<game>/Told.svelte    optional: the pictures of the round and the scoring that its rules tell (ToldProps)
//
// Adding a board is adding a folder: games.ts finds these files by name. Nothing outside knows any game.
import type { Decision, GameEvent, Json } from "../net/messages";
import type { SeatStyle } from "../ui/arms";
import type { Words } from "../words/words";

/** A seat as the shell shows it everywhere. */
export interface SeatFace extends SeatStyle {
  seat: number;
  /** What the seat is called at the table: its state or family where the game has them, else the person. */
  name: string;
  /** Who sits there; the same as `name` where the game has no names of its own. */
  person: string;
  /** The seat whose secrets this page shows. */
  you: boolean;
  bot: boolean;
  deciding: boolean;
  decided: boolean;
  away: boolean;
}

/** Where the game stands, as steps of the top bar. */
export interface Phase {
  name: string;
  /** Left out: not played in this round. */
  when: "past" | "now" | "next" | "skipped";
  about?: string;
}

/** What a face needs to know of an option to draw it. */
export interface Drawn {
  /** The option's name; an event has none. */
  action?: string;
  /** What it stands with in the list; an event stands nowhere. */
  group?: string;
  verb: string;
  params: Record<string, number | string>;
  targets: readonly string[];
  cost: Record<string, number | string>;
  gain: Record<string, number | string>;
}

/** A picture in the rules: `![caption](picture:display)` names it. */
export interface ToldProps {
  name: string;
  words: Words;
}

/** What of a board a phone shows in its viewport. */
export type Part = "table" | "own" | "more";

/** The option that is selected or pointed at, and whose it is: what it would change may be drawn before it is confirmed. */
export interface Looked {
  option: Drawn;
  seat: number;
}

/** A mark that one seat holds at a time: the crown of Il Principe. */
export interface Badge {
  /** Icon id in the game's sprite. */
  icon: string;
  name: string;
  /** Where motion finds it (`data-place`). */
  place: string;
}

/** A small figure beside an option. */
export interface Sign {
  form: "chip" | "shield" | "plain";
  text: string;
  icon?: string;
  /** Arms at its end: whose points they are. */
  seat?: number;
  /** In words, for who does not see it. */
  label?: string;
}

/** A number with its signs: what an option costs in one kind of things, or brings of it. */
export interface Price {
  text: string;
  icons: readonly string[];
  coin?: number;
}

/** What a face needs to know to say more of an option than the option itself. */
export interface Position {
  view: Json;
  figures: Json;
  words: Words;
}

/** The row of a group that is closed. */
export interface Folded {
  icon?: string;
  seat?: number;
  head: string;
  note: string;
  /** What all its options come to. */
  signs?: readonly Sign[];
  /** The heading of its kind stands over it; else the row says all itself. */
  headed?: boolean;
  /** What of `head` stands out, at its beginning. */
  name?: string;
  /** Its options are ways to do one thing: opening it selects the first. */
  selects?: boolean;
}

export interface Face {
  /** Nothing is hidden in this game: at one screen no curtain is needed. */
  open?: boolean;
  /** Colour and arms of a seat; without it the common order of colours. */
  seat?(view: Json, seat: number): SeatStyle | undefined;
  /** The state or family that a seat plays, in words: it stands before the person, on cards and in sentences. */
  called?(view: Json, seat: number, words: Words): string | undefined;
  /** Seats in the order in which they play now, where that changes; else by number. */
  order?(view: Json): readonly number[];
  /** What so many points are called: beside the score where that is short, else below it. */
  unit?(count: number, words: Words): string;
  /** Public points so far, or null where they are hidden. */
  score?(view: Json, seat: number, figures: Json): number | null;
  /** Points that a seat would gain at once by the option that is looked at: "+8" beside its score. */
  gains?(looked: Looked, seat: number, figures: Json): number;
  /** Points of a source of the final table that an event made for its seat: how many, null where it does not say, undefined for none. */
  brings?(source: string, event: GameEvent): number | null | undefined;
  /** Sources that the final table shows in parts, where the log has all of them: `brings` and `label-part_…` know each part. */
  parts?: Readonly<Record<string, readonly string[]>>;
  badge?(view: Json, seat: number, words: Words): Badge | undefined;
  /** A seat's place in the order of play, in a word ("3rd"), where the order changes: it stands beside the person. */
  place?(view: Json, seat: number, words: Words): string | undefined;
  /** What a strip of players says of a seat where it has room: "+4", then icons with their numbers. */
  stock?(view: Json, seat: number, figures: Json, words: Words): { gain: string; things: readonly { icon: string; name: string; count: number }[] } | undefined;
  /** Seats that the running decision is about, whoever decides: both sides of a battle, of an offer. */
  concerns?(view: Json, figures: Json): readonly number[];
  /** Decisions have many options: the log leaves them more of the column. */
  tall?: boolean | "somewhat" | "more";
  /** A wide board: on a small desktop the players are a strip above it. */
  strip?: boolean;
  phases?(view: Json, words: Words): Phase[];
  /** Which of the games in its box is played, where there are several: "The Italian Wars". */
  variant?(view: Json, words: Words): string;
  /** Which of its rounds the game is in, beside the number of players: "round 5". */
  round?(view: Json, words: Words): string;
  /** One short line: "Year 2, turn 15". */
  status?(view: Json, words: Words): string;
  /** What stands out at the beginning of an option's sentence: the city of "Siena from Perugia". */
  named?(option: Drawn, words: Words): string | undefined;
  /** Icon id of an option or of an event in the game's sprite. */
  icon?(option: Drawn): string | undefined;
  /** Cubes to draw at the end of an option's row, as often as they count: what it certainly brings, or costs. */
  cubes?(option: Drawn): { sign: "+" | "−"; counts: Record<string, number> } | undefined;
  /** Money that an option brings: a coin with its number in the place of an icon. */
  coin?(option: Drawn): number | undefined;
  /** Signs of the game's sprite at the end of an option's row: a price, or what it brings; money as a coin. */
  signs?(option: Drawn): Price | readonly Price[] | undefined;
  /** The colour of an icon of the game's sprite, where it has one of its own. */
  tint?(icon: string): string | undefined;
  /**
   * The decision as this board asks it: several steps as one option (`then` of Choice, called by all its actions with
   * spaces between), the options sorted and grouped as a player looks for them. The same list answers keys and clicks.
   */
  asked?(decision: Decision, at: Position): Decision;
  /** A group that opens on a click (`no_change`, or `breaks/2`: one of several of a kind), and the row that stands for it meanwhile. */
  folds?(group: string, options: readonly Drawn[], at: Position): Folded | undefined;
  /** What the ends of a group's rows tell, beside its heading: "provinces, defence". */
  ends?(kind: string, at: Position): string | undefined;
  /** What stands at the end of an option's row: points won or lost, a defence, a price, the sums of a battle. */
  beside?(option: Drawn, at: Position): readonly Sign[];
  /** The second line of an option's row, where the board knows more than the option says. */
  note?(option: Drawn, at: Position): string | undefined;
  /** Whose it is that the option is about, a seat or a power of the game: its arms stand for the icon. */
  about?(option: Drawn, at: Position): number | SeatStyle | undefined;
  /** What one of several steps is called, in place of dots: "shield 2 of 2". */
  step?(prompt: Decision["prompt"], at: Position): string | undefined;
  /** A remark beside the heading of the decision: "war: no limit of attacks". */
  remark?(prompt: Decision["prompt"], at: Position): string | undefined;
  /** What the named button says of an option. */
  button?(option: Drawn, at: Position): { head: string; note: string } | undefined;
  /** What the named button will do once enough is given for it, and what is missing: until then it stands locked. */
  lacks?(prompt: Decision["prompt"], at: Position): { head: string; note: string } | undefined;
  /** Codes of effects that the board's rows and panels tell anyway: they are not said once more below the list. */
  tells?: readonly string[];
  /** An option that ends a step of several choices: a button beside the named one in place of a row in the list. */
  leaves?(option: Drawn): boolean;
  /** An option whose consequences the board draws before it is confirmed: the first click only selects it. */
  weighs?(option: Drawn): boolean;
  /** What the button says that commits an option, where the row of the list does not name the act ("Place in Toscana"). */
  commits?(option: Drawn, words: Words): string | undefined;
  /** Decisions that a choice of one's own has led to: while it may be taken back, undo is called Back. */
  backs?: readonly string[];
  /** The question over the decision, where the board says it shorter than the game's own sentence. */
  question?(prompt: Decision["prompt"], words: Words, at: Position, options: readonly Drawn[]): string | undefined;
  /** On a phone: the tab on which a decision opens, by the code of its prompt. */
  opens?(code: string): Part;
  /**
   * Decisions that Ask.svelte draws whole, list and buttons included, by the code of their prompt. Its buttons answer to the
   * keys that they name (`aria-keyshortcuts`); Enter commits what is selected, or presses `[data-confirm][data-chosen]`.
   */
  asks?: readonly string[];
  /** Decisions, by the code of their prompt, that need no answer of a person where only one is possible and nobody else plays. */
  goesOn?: readonly string[];
  /** The board shows what others do in an action under way, bid by bid: since one's last turn only whole actions are told. */
  showsUnderWay?: boolean;
  /** The board can draw another seat's area (`shown` of BoardProps); else a click on a player opens a dialog. */
  shows?: boolean;
  /** Name of the own area for the phone's navigation, where the board has one (`part` of BoardProps). */
  own?(words: Words): { name: string; icon: string };
  /** A third part of the board on a phone, in place of the players, who are in the strip anyway. */
  more?(words: Words): { name: string; icon: string };
  /** Name of the table's own tab on a phone, where it is only a part: the map. */
  table?(words: Words): { name: string; icon?: string };
}

/**
 * Events of others and of oneself, to be drawn over the view that was, before the board shows the view that follows.
 * The promise ends with the drawing; when `signal` aborts (a click, a key, reduced motion) it should end at once.
 */
export type Play = (events: readonly GameEvent[], signal: AbortSignal) => Promise<void>;

export interface Stage {
  /**
   * Register a player of events; the returned function removes it. Use it in an `$effect`.
   * `backwards` draws how these events are taken back, over the view that stands again.
   */
  onEvents(play: Play, backwards?: Play): () => void;
}

export interface BoardProps {
  game: string;
  /** The observation document of this seat (`observe`), live or of the moment that is looked at. */
  view: Json;
  /** What follows from it by the rules (`figures`), null where the game gives none: a board adds up nothing itself. */
  figures: Json;
  /** The seat whose view it is; null for spectators and behind the curtain. */
  seat: number | null;
  seats: readonly SeatFace[];
  /** Decisions of `seat`, empty when it is not to decide or the past is looked at. */
  decisions: readonly Decision[];
  /** The action selected in the list or on the board, not sent yet. */
  selected: string | null;
  /** Targets to ring because the pointer or the focus is on an option that names them. */
  hovered: readonly string[];
  /** The option of the list that the pointer or the focus is on, possible or greyed: only its own targets are lit then. */
  pointed: string | null;
  /** What has happened since one's last turn, by target: the number of the card that tells it. */
  marks?: Readonly<Record<string, number>>;
  /** What a coach speaks of, by target: ringed in ink. */
  rings?: readonly string[];
  /** What a click on an option does: select, or send at once, as the player's settings say. */
  choose(action: string): void;
  /** Set a choice without sending it: a number, a city whose bill is looked at; null clears it. The named button commits. */
  select(action: string | null): void;
  /** What the board itself has composed, sent as one move: done all or not at all. The first is an option of the decision. */
  send(actions: readonly string[]): void;
  /** The pointer or focus is on these targets; [] when it leaves. The list then highlights the options. */
  hover(targets: readonly string[]): void;
  /** Open the rules at a paragraph. */
  rule(number: string): void;
  /** All that has happened and still counts, as this page was told it; the latest last. */
  happened(): readonly GameEvent[];
  words: Words;
  stage: Stage;
  /** The seat whose public area was asked for by a click on the player; null: one's own. */
  shown: number | null;
  show(seat: number | null): void;
  /** Less than 600 px of width: a phone, or what the columns of a small screen leave. */
  compact: boolean;
  /** On a phone: the whole table, only one's own area, or the third part. */
  part: Part;
}

/** What stands in the top bar beside the game's name. */
export interface TopProps {
  game: string;
  view: Json;
  figures: Json;
  words: Words;
  /** A phone: one thing at most. */
  compact: boolean;
}

export interface PlayerProps {
  game: string;
  view: Json;
  figures: Json;
  seat: number;
  words: Words;
  /** What the board is given, where there is one beside the card: what it lights may be lit in small here. */
  board?: BoardProps | null;
  looked: Looked | null;
}
