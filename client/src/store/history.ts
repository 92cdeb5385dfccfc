// The lines of a game as a person steps through them.
import type { SeenLine } from "../net/messages";

/** The line that an undo goes back to, or null if the line is no undo. */
export const undoneFrom = (line: SeenLine): number | null => line.undo ?? null;

/** Numbers of the lines that were taken back. */
export function undone(lines: readonly SeenLine[]): Set<number> {
  const gone = new Set<number>();
  for (const line of lines) {
    const from = undoneFrom(line);
    if (from !== null) for (let number = from; number < line.number; number++) gone.add(number);
  }
  return gone;
}

/** Where the scrubber stops: just before each decision that still counts. */
export function stops(lines: readonly SeenLine[]): number[] {
  const gone = undone(lines);
  return lines.filter((line) => line.by >= 0 && undoneFrom(line) === null && !gone.has(line.number)).map((line) => line.number);
}

/** Decisions of others since the last one of these seats. */
export function news(lines: readonly SeenLine[], mine: readonly number[]): SeenLine[] {
  const last = lines.findLastIndex((line) => mine.includes(line.by));
  return last < 0 ? [] : lines.slice(last + 1).filter((line) => line.by >= 0);
}
