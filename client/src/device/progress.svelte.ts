// How far one is in the lessons, kept on this device. What cannot be read is as if it had never been kept.
const KEY = "signoria-lessons";

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

class LessonsKept {
  private kept = $state.raw<Kept>({});

  constructor() {
    try {
      this.kept = readProgress(localStorage.getItem(KEY));
    } catch {
      // A browser that keeps nothing still teaches.
    }
  }

  of(game: string, lesson: string): Progress | undefined {
    return this.kept[`${game}/${lesson}`];
  }

  /** A finished lesson begins anew the next time, and stays done. */
  keep(game: string, lesson: string, steps: readonly (readonly string[])[], of: number): void {
    const finished = steps.length >= of;
    const done = finished || (this.of(game, lesson)?.done ?? false);
    this.kept = { ...this.kept, [`${game}/${lesson}`]: { steps: finished ? [] : steps.map((step) => [...step]), of, done } };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // Then it lasts as long as the page.
    }
  }
}

export const progress = new LessonsKept();
