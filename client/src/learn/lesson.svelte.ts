// A lesson as it is taken: the server plays it up to here each time, and this page keeps what was done.
import { progress } from "../device/progress.svelte";
import type { GameParts } from "../games/games";
import { api, ApiError } from "../net/api";
import type { Choice, ClientMessage, LessonBody, TableInfo, TextBody } from "../net/messages";
import { TableStore } from "../store/table.svelte";
import { said } from "../words/errors";
import { t } from "../words/speech.svelte";
import type { Words } from "../words/words";
import { lessonTable, stateMessage } from "./lessonTable";

/** So long a miss stands on the board before it is taken back. */
const MISSED = 900;
/** How slowly a click is shown. */
const POINTED = 700;
const SELECTED = 1500;
/** After so many misses the way is pointed out, and then offered to be shown. */
const POINT_OUT = 2;
const OFFER = 3;

type Move = Extract<ClientMessage, { type: "move" }>;

/** What the coach answers to what was done. */
export interface Answer {
  kind: "right" | "miss" | "skipped";
  /** The act, in words. */
  act: string;
  text: TextBody | null;
}

const later = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds));

export class LessonStore {
  readonly table: TableStore;
  body = $state.raw<LessonBody>()!;
  answer = $state.raw<Answer | null>(null);
  misses = $state(0);
  busy = $state(false);
  wrong = $state("");
  private readonly info: TableInfo;

  constructor(body: LessonBody, parts: GameParts, words: Words, name: (seat: number) => string) {
    this.body = body;
    this.info = lessonTable(body, words.say("game-title"), name);
    this.table = new TableStore({ id: this.info.id, watch: null, at: null, seat: null }, this.info, parts, words);
    this.table.choosing.byHand = true;
    this.table.line.attach({ send: (message) => this.hear(message as ClientMessage), close: () => undefined, now: () => undefined, reopen: () => undefined });
    this.show(body);
  }

  /** Begin where one left; what no longer fits the lesson is begun anew. */
  static async open(game: string, number: number, id: string | undefined): Promise<LessonBody> {
    const steps = id === undefined ? [] : (progress.of(game, id)?.steps ?? []);
    try {
      return await api.lesson(game, number, steps, []);
    } catch (error) {
      if (!steps.length || !(error instanceof ApiError) || error.status !== 400) throw error;
      return api.lesson(game, number, [], []);
    }
  }

  get over(): boolean {
    return this.body.learned !== null;
  }

  /** The next act of the way that the lesson knows; null where the step only shows. */
  readonly next = $derived.by<Choice | null>(() => {
    const action = this.body.solution[this.body.tries.length];
    const options = this.table.decision?.options ?? [];
    return options.find((option) => option.action === action) ?? options.find((option) => option.action.split(" ", 1)[0] === action) ?? null;
  });
  /** What the coach speaks of on the board; after two misses, what leads on. */
  readonly rings = $derived.by<readonly string[]>(() => (this.misses >= POINT_OUT && this.next?.targets.length ? this.next.targets.slice(0, 1) : this.body.rings));
  readonly offers = $derived(this.misses >= OFFER);

  // ---- what the learner does ----

  /** A step that only shows is left. */
  goOn(): Promise<void> {
    return this.ask(async () => {
      if (!this.body.go_on) return;
      this.answer = null;
      this.take(await this.request([...this.body.steps, []], []));
    });
  }

  /** The step is played for them. */
  skip(): Promise<void> {
    return this.ask(async () => {
      if (this.over) return;
      const { solution, tries } = this.body;
      const act = solution.slice(tries.length).map((action: string) => this.named(action)).filter(Boolean).join(" ");
      const body = await this.request([...this.body.steps, this.body.go_on ? [] : solution], []);
      this.take(body);
      this.answer = act ? { kind: "skipped", act, text: null } : null;
    });
  }

  /** To the beginning of this step, or, from there, of the one before. */
  back(): Promise<void> {
    const { tries, step } = this.body;
    return this.goTo(tries.length ? step : step - 1);
  }

  goTo(step: number): Promise<void> {
    return this.ask(async () => {
      if (step < 0) return;
      const body = await this.request(this.body.steps.slice(0, step), []);
      this.table.forget();
      this.answer = null;
      this.take(body);
    });
  }

  /** Point at the next act and select it, slowly; doing it is left to the learner. */
  async showMe(): Promise<void> {
    const { next, table } = this;
    if (!next || this.busy) return;
    table.point(next);
    await later(POINTED);
    table.select(next.action);
    await later(SELECTED);
    if (table.selected === next.action) table.deselect();
    table.hover([]);
  }

  // ---- between the page and the server ----

  private hear(message: ClientMessage): boolean {
    if (message.type === "move") void this.ask(() => this.move(message));
    return true;
  }

  /** One act after the other: the first may end the step. */
  private async move(message: Move): Promise<void> {
    const actions = [message.action, ...(message.then ?? [])];
    const act = this.named(actions.join(" ")) || this.named(message.action);
    let body = this.body;
    for (const action of actions) {
      const before = body.step;
      body = await this.request(body.steps, [...body.tries, action]);
      const { outcome } = body;
      if (outcome?.kind === "miss") return this.miss(message.id, body, act);
      if (outcome && outcome.kind !== "right") {
        this.table.hear({ type: "refused", id: message.id, error: { code: outcome.kind, sentence: "", params: {} }, ...(outcome.reason ? { reason: outcome.reason } : {}) });
        return;
      }
      if (body.step > before) this.answer = { kind: "right", act, text: outcome?.text ?? null };
      else if (this.answer?.kind !== "right") this.answer = null;
    }
    this.table.hear({ type: "ack", id: message.id, line: body.state.line });
    this.take(body);
  }

  /** It is done, seen, and taken back. */
  private async miss(id: string, body: LessonBody, act: string): Promise<void> {
    this.answer = null;
    this.table.hear({ type: "ack", id, line: body.state.line });
    if (body.missed_state) {
      this.table.hear(stateMessage(body.missed_state, this.info));
      await later(MISSED);
    }
    this.misses += 1;
    this.answer = { kind: "miss", act, text: body.outcome?.text ?? null };
    this.show(body);
  }

  private take(body: LessonBody): void {
    if (body.step !== this.body.step) this.misses = 0;
    this.show(body);
    progress.keep(body.game, body.lesson.id, body.steps, body.of);
  }

  private show(body: LessonBody): void {
    this.body = body;
    this.table.hear({ type: "lines", lines: body.lines, cursor: body.state.cursor });
    this.table.hear(stateMessage(body.state, this.info));
  }

  private request(steps: readonly (readonly string[])[], tries: readonly string[]): Promise<LessonBody> {
    return api.lesson(this.body.game, this.body.lesson.number, steps, tries);
  }

  /** One thing at a time; what goes wrong is said, and the choice may be made again. */
  private async ask(act: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.wrong = "";
    try {
      await act();
    } catch (error) {
      this.table.choosing.pending = null;
      this.wrong = error instanceof ApiError ? said(error) : t("page-failed");
    } finally {
      this.busy = false;
    }
  }

  /** An act in words, where it is among the options just now. */
  private named(action: string): string {
    const { decision, served } = this.table;
    const option = [...(decision?.options ?? []), ...(served?.options ?? [])].find((one) => one.action === action);
    return option ? this.table.speech.action(option) : "";
  }
}
