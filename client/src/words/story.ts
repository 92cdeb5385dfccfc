// How events make a story, and the sentences of it: exactly as signoria/core/story.py and signoria/text/teller.py do.
import type { GameEvent, SeenLine } from "../net/messages";
import type { StoryShape } from "./vocabulary";
import { messageKey, type Words } from "./words";

/** The level of chapters that are somebody's turn; years and phases lie below it. */
const TURN = 3;

export interface StoryStep {
  line: number;
  event: GameEvent;
}

/** What is told in one sentence; what was taken back has no headline, and the seat that asked for it. */
export interface Action {
  /** Its first line and its place there: several actions may begin with one line. */
  id: string;
  line: number;
  steps: StoryStep[];
  chapters: GameEvent[];
  headline: GameEvent | null;
  undoneBy: number | null;
  /** Nothing has come after it yet, so what it leads to may still follow. */
  goesOn?: boolean;
}

export interface Told {
  actions: Action[];
  /** Chapters in which nothing has happened yet. */
  begun: GameEvent[];
}

export function seatOf(action: Action): number | null {
  if (!action.headline) return action.undoneBy;
  const seat = action.headline.params["seat"];
  return typeof seat === "number" ? seat : null;
}

/** The actions that these lines make; what was taken back stands where that was done. */
export function actions(story: StoryShape, lines: readonly SeenLine[]): Told {
  const { counting, takenBack } = parted(lines);
  const grouping = new Grouping(story);
  for (const line of lines) {
    const back = takenBack.get(line.number);
    if (back) grouping.takeBack(line, back);
    else if (counting.has(line.number)) line.events.forEach((event, place) => grouping.add(line.number, event, place));
  }
  return grouping.told();
}

/** The lines that count in the end, and by the number of each undo those that it took back. */
function parted(lines: readonly SeenLine[]): { counting: Set<number>; takenBack: Map<number, SeenLine[]> } {
  const counting: SeenLine[] = [];
  const takenBack = new Map<number, SeenLine[]>();
  for (const line of lines) {
    const undo = line.undo ?? null;
    if (undo === null) {
      counting.push(line);
      continue;
    }
    const first = counting.findIndex((each) => each.number >= undo);
    takenBack.set(line.number, first < 0 ? [] : counting.splice(first));
  }
  return { counting: new Set(counting.map((line) => line.number)), takenBack };
}

class Grouping {
  private readonly made: Action[] = [];
  private pending: GameEvent[] = [];
  private open: StoryStep[] = [];
  private id = "";
  private chapters: GameEvent[] = [];
  private readonly opening: ReadonlySet<string>;
  private readonly plain: boolean;

  constructor(private readonly story: StoryShape) {
    this.opening = new Set(story.opens);
    this.plain = !story.opens.length && !Object.keys(story.chapters).length;
  }

  add(line: number, event: GameEvent, place: number): void {
    const level = this.story.chapters[event.code];
    if (level !== undefined) {
      this.close();
      // A new year ends the phases and turns of the old one.
      this.pending = [...this.pending.filter((each) => this.story.chapters[each.code]! < level), event];
      return;
    }
    if (!this.open.length || this.opens(event)) {
      this.close();
      [this.chapters, this.pending] = [this.pending, []];
      this.id = `${line}.${place}`;
    }
    this.open.push({ line, event });
  }

  takeBack(line: SeenLine, undone: readonly SeenLine[]): void {
    const steps = undone.flatMap((each) => each.events.map((event) => ({ line: each.number, event })));
    this.made.push({ id: `${line.number}`, line: line.number, steps, chapters: [], headline: null, undoneBy: line.by });
  }

  told(): Told {
    this.close(true);
    return { actions: this.made.sort((one, other) => one.line - other.line), begun: this.pending };
  }

  private close(goesOn = false): void {
    if (!this.open.length) return;
    this.made.push({ id: this.id, line: this.open[0]!.line, steps: this.open, chapters: this.chapters, headline: this.headline(), undoneBy: null, goesOn });
    [this.open, this.chapters] = [[], []];
  }

  private opens(event: GameEvent): boolean {
    if (this.plain) return true;
    if (!this.opening.has(event.code)) return false;
    const opener = this.open[0]!.event.code;
    const completing = this.story.completes[opener] ?? [];
    if (this.open.some((step) => completing.includes(step.event.code))) return true;
    return !completing.includes(event.code) && !this.story.gathers[opener]?.includes(event.code);
  }

  private headline(): GameEvent {
    for (const code of this.story.headlines) {
      const step = this.open.find(({ event }) => event.code === code);
      if (step) return step.event;
    }
    return this.open[0]!.event;
  }
}

/** Tells actions to one reader, a seat or (null) a spectator. */
export class Teller {
  private readonly clauses: ReadonlySet<string>;
  private readonly means: ReadonlySet<string>;
  private readonly sums: ReadonlySet<string>;

  constructor(
    private readonly words: Words,
    private readonly viewer: number | null,
  ) {
    this.clauses = new Set(words.vocabulary.story.clauses);
    this.means = new Set(words.vocabulary.story.means);
    this.sums = new Set(words.vocabulary.story.sums);
  }

  /** What was done and what came of it, in one sentence. */
  sentence(action: Action): string {
    if (!action.headline) return this.words.say("story-undone", { seat: this.words.seat(action.undoneBy ?? 0) });
    const { code } = action.headline;
    const steps = this.summed(action.steps.map(({ event }) => event).filter((event) => event.code === code || this.clauses.has(event.code)));
    // The headline is the first event with its code.
    const headline = steps.find((event) => event.code === code)!;
    const others = steps.filter((event) => event !== headline && this.clauses.has(event.code));
    // What is like the headline goes on with it, whatever came in between.
    const like = this.said(action, others.filter((event) => event.code === headline.code));
    const rest = this.said(action, others.filter((event) => event.code !== headline.code));
    const key = messageKey("event", headline.code);
    // An action that promises something may come to nothing.
    const effects = others.filter((event) => !this.means.has(event.code));
    if (!action.goesOn && this.words.has(`${key}.idle`) && !this.said(action, effects).length) rest.unshift(this.words.idle(headline, this.viewer));
    const opening = this.words.event(headline, this.viewer);
    if (!like.length && !rest.length) return opening;
    const head = this.joined("story-more", [opening.replace(/\.$/u, ""), ...like]);
    if (!rest.length) return `${head}.`;
    const join = this.words.has(`${key}.action`) ? `${key}.action` : "story-action";
    return this.words.say(join, { head, rest: this.joined("story-also", rest) });
  }

  /** These events, those that are said as one put together. */
  private summed(events: readonly GameEvent[]): GameEvent[] {
    const summed: GameEvent[] = [];
    for (const event of events) {
      const last = summed.at(-1);
      if (last && this.sums.has(event.code) && butCount(event) === butCount(last)) {
        const count = Number(last.params["count"]) + Number(event.params["count"]);
        summed[summed.length - 1] = { ...event, params: { ...event.params, count } };
      } else summed.push(event);
    }
    return summed;
  }

  /** What is said of these events; those that make a list together are said at once. */
  private said(action: Action, events: readonly GameEvent[]): string[] {
    const groups: { likeness: string; events: GameEvent[] }[] = [];
    for (const event of events) {
      const likeness = this.likeness(event);
      if (!likeness && !this.words.clause(event, this.viewer, seatOf(action))) continue;
      const last = groups.at(-1);
      if (last && likeness && last.likeness === likeness) last.events.push(event);
      else groups.push({ likeness, events: [event] });
    }
    return groups
      .map(({ likeness, events }) => (likeness ? this.list(action, events) : this.words.clause(events[0]!, this.viewer, seatOf(action))))
      .filter(Boolean);
  }

  /** What events of one list have in common: all that is said but the list itself; empty for others. */
  private likeness(event: GameEvent): string {
    if (!this.words.has(`${messageKey("event", event.code)}.list`)) return "";
    return event.code + this.words.listClause(event, [], false, this.viewer, null);
  }

  private list(action: Action, events: readonly GameEvent[]): string {
    const items = events.map((event) => this.words.item(event, this.viewer, seatOf(action))).filter(Boolean);
    const lead = events[0]!.code === action.headline?.code;
    return items.length ? this.words.listClause(events[0]!, items, lead, this.viewer, seatOf(action)) : "";
  }

  private joined(key: string, clauses: readonly string[]): string {
    return clauses.reduce((before, clause) => this.words.say(key, { before, clause }));
  }

  /** Where the game has got to: the year, the phase, whose turn. */
  heading(chapters: readonly GameEvent[]): string {
    const isTurn = (event: GameEvent): boolean => this.words.vocabulary.story.chapters[event.code] === TURN;
    const said = (events: readonly GameEvent[]): string => events.map((event) => this.words.heading(event, this.viewer)).join(", ");
    const turns = chapters.filter(isTurn);
    const [where, who] = [capital(said(chapters.filter((event) => !isTurn(event)))), said(turns)];
    if (where && who) return this.words.say("story-turn", { where, who });
    // The name of a player is written as they write it.
    return where || (this.viewer !== null && turns.at(-1)?.params["seat"] === this.viewer ? capital(who) : who);
  }
}

const butCount = ({ code, params }: GameEvent): string => JSON.stringify([code, Object.entries({ ...params, count: 0 }).sort()]);

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
