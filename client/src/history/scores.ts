// Score lines of all seats side by side: what is for the same thing stands in one row, whatever its numbers.
import type { Over, ScoreLine } from "../net/messages";
import type { Words } from "../words/words";

export interface ScoreRow {
  name: string;
  points: (number | null)[];
}

export interface ScoreTable {
  rows: ScoreRow[];
  totals: number[];
  /** Seats, the winner first. */
  order: number[];
}

/** `source` names what lines of several things are grouped under, where the game says so. */
export function scoreTable(over: Over, words: Words, source?: (line: ScoreLine, words: Words) => string | undefined): ScoreTable {
  const rows = new Map<string, ScoreRow & { most: number }>();
  over.scores.forEach((lines, seat) => {
    for (const line of lines) {
      const group = source?.(line, words);
      const key = group ?? subject(line);
      const row = rows.get(key) ?? { name: "", most: -1, points: over.scores.map(() => null) };
      rows.set(key, row);
      row.points[seat] = (row.points[seat] ?? 0) + line.points;
      if (Math.abs(line.points) > row.most) [row.most, row.name] = [Math.abs(line.points), group ?? title(words.score(line))];
    }
  });
  const order = over.places.map((_, seat) => seat).sort((one, other) => over.places[one]! - over.places[other]!);
  return { rows: [...rows.values()].map(({ name, points }) => ({ name, points })), totals: over.totals, order };
}

/** What a line is for: its code and the things it names, not how many of them. */
function subject(line: ScoreLine): string {
  const named = Object.entries(line.params).filter(([, value]) => typeof value === "string");
  return JSON.stringify([line.code, named]);
}

/** "2 monuments" of one seat heads the row of all: without the number. */
function title(sentence: string): string {
  const words = sentence.replace(/^\d+\s+/, "");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
