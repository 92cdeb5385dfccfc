// The keys of a lesson beside those of a table.
import type { LessonStore } from "./lesson.svelte";

export interface LessonKeys {
  lesson: LessonStore;
  read(): void;
  leave(): void;
}

/** Does the lesson answer this key? Then the table does not. */
export function lessonKey(event: KeyboardEvent, { lesson, read, leave }: LessonKeys, letters: boolean): boolean {
  const on = event.target as HTMLElement;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || on.closest("dialog") || on.matches("input, textarea, select")) return false;
  const act = actOf(event, { lesson, read, leave }, letters);
  if (!act) return false;
  event.preventDefault();
  act();
  return true;
}

function actOf(event: KeyboardEvent, { lesson, read, leave }: LessonKeys, letters: boolean): (() => void) | null {
  const pressed = (event.target as HTMLElement).closest("button, a") !== null;
  if (event.key === "Enter" && lesson.body.go_on && !pressed) return () => void lesson.goOn();
  if (event.key === "Escape" && !lesson.table.selected) return leave;
  if (!letters) return null;
  if (event.key === "Backspace") return () => void lesson.back();
  if (event.key === "k" || event.key === "K") return () => void lesson.skip();
  if (event.key === "w" || event.key === "W") return read;
  return null;
}
