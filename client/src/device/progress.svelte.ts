// How far one is in the lessons, kept on this device, and with who has an account there as well. What cannot be read is
// as if it had never been kept.
import { api } from "../net/api";
import type { LessonProgress, Person } from "../net/messages";

const KEY = "signoria-lessons";
/** Whose account the lessons on this device belong to; nobody's, as long as nobody signs in. */
const OWNER = "signoria-lessons-of";

/** The actions that ended each step so far; `of` is how many steps the lesson had. */
export interface Progress {
  steps: string[][];
  of: number;
  /** It was finished at least once. */
  done: boolean;
}

type Kept = Record<string, Progress>;

const isList = (value: unknown): value is unknown[] => Array.isArray(value);
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !isList(value);
const isSteps = (value: unknown): value is string[][] => isList(value) && value.every((step) => isList(step) && step.every((action) => typeof action === "string"));
const isProgress = (value: unknown): value is Progress => isRecord(value) && isSteps(value["steps"]) && Number.isInteger(value["of"]) && typeof value["done"] === "boolean";

/** What was kept, without what is broken in it. */
export function readProgress(text: string | null): Kept {
  try {
    const found: unknown = JSON.parse(text ?? "{}");
    if (!isRecord(found)) return {};
    return Object.fromEntries(Object.entries(found).filter((entry): entry is [string, Progress] => isProgress(entry[1])));
  } catch {
    return {};
  }
}

export type LessonState = "begin" | "go_on" | "again";

export const stateOf = (progress: Progress | undefined): LessonState => (progress?.steps.length ? "go_on" : progress?.done ? "again" : "begin");

/** As the server has it. */
const told = (kept: Kept): LessonProgress[] =>
  Object.entries(kept).map(([name, progress]) => {
    const [game = "", lesson = ""] = name.split("/");
    return { game, lesson, ...progress };
  });

const heard = (lessons: readonly LessonProgress[]): Kept =>
  Object.fromEntries(lessons.map(({ game, lesson, steps, of, done }) => [`${game}/${lesson}`, { steps, of, done }]));

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // A browser that keeps nothing still teaches.
    return null;
  }
}

function write(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Then it lasts as long as the page.
  }
}

class LessonsKept {
  private kept = $state.raw<Kept>(readProgress(read(KEY)));
  private owner: string | null = read(OWNER);
  /** Whose account hears of what is kept. */
  private account: string | null = null;

  of(game: string, lesson: string): Progress | undefined {
    return this.kept[`${game}/${lesson}`];
  }

  /** A finished lesson begins anew the next time, and stays done. */
  keep(game: string, lesson: string, steps: readonly (readonly string[])[], of: number): void {
    const finished = steps.length >= of;
    const done = finished || (this.of(game, lesson)?.done ?? false);
    const progress = { steps: finished ? [] : steps.map((step) => [...step]), of, done };
    this.show({ ...this.kept, [`${game}/${lesson}`]: progress });
    // What does not get there now is joined when the page is opened the next time.
    if (this.account) api.keepLesson({ game, lesson, ...progress }).catch(() => undefined);
  }

  /** Somebody is here, or nobody any more: who signs in brings along what they did before, not what another did. */
  async follow(person: Person | null): Promise<void> {
    const account = person?.account ? person.id : null;
    if (account === this.account && account === this.owner) return;
    const another = this.owner !== null && this.owner !== account;
    if (another) this.show({});
    this.account = null;
    this.own(account);
    if (account === null) return;
    const joined = await api.joinLessons(told(this.kept));
    if (this.owner !== account) return;
    this.account = account;
    this.show(heard(joined));
  }

  private own(account: string | null): void {
    this.owner = account;
    write(OWNER, account);
  }

  private show(kept: Kept): void {
    this.kept = kept;
    write(KEY, JSON.stringify(kept));
  }
}

export const progress = new LessonsKept();
