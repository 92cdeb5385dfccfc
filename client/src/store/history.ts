// The lines of a game as a person steps through them.
import type { GameEvent, SeenLine } from "../net/messages";

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

/** The lines that still count. */
export function counting(lines: readonly SeenLine[]): SeenLine[] {
  const gone = undone(lines);
  return lines.filter((line) => undoneFrom(line) === null && !gone.has(line.number));
}

/** Where the scrubber stops: just before each decision that still counts. */
export function stops(lines: readonly SeenLine[]): number[] {
  return counting(lines)
    .filter((line) => line.by >= 0)
    .map((line) => line.number);
}

/** The stops with which a turn begins: another seat decides, or the game itself says so. */
export function turns(lines: readonly SeenLine[], begins: (event: GameEvent) => boolean): number[] {
  const found: number[] = [];
  let by = -1;
  let begun = true;
  for (const line of counting(lines)) {
    if (line.by >= 0 && (begun || line.by !== by)) {
      found.push(line.number);
      begun = false;
    }
    if (line.by >= 0) by = line.by;
    begun ||= line.events.some(begins);
  }
  return found;
}

/** What an undo has taken back: the events that counted just before it. */
export function takenBack(lines: readonly SeenLine[], undo: SeenLine): GameEvent[] {
  const from = undoneFrom(undo) ?? undo.number;
  const before = lines.filter((line) => line.number < undo.number);
  return counting(before)
    .filter((line) => line.number >= from)
    .flatMap((line) => line.events);
}

/** Decisions of others since the last one of these seats. */
export function news(lines: readonly SeenLine[], mine: readonly number[]): SeenLine[] {
  const last = lines.findLastIndex((line) => mine.includes(line.by));
  return last < 0 ? [] : lines.slice(last + 1).filter((line) => line.by >= 0);
}
