// Score lines of all seats side by side: what is called the same stands in one row.
import type { Over } from "../net/messages";
import type { Words } from "../words/words";

export interface ScoreTable {
  rows: { name: string; points: (number | null)[] }[];
  totals: number[];
  /** Seats, the winner first. */
  order: number[];
}

export function scoreTable(over: Over, words: Words): ScoreTable {
  const seats = over.scores.length;
  const rows = new Map<string, (number | null)[]>();
  over.scores.forEach((lines, seat) => {
    for (const line of lines) {
      const name = words.score(line);
      const points = rows.get(name) ?? Array.from({ length: seats }, () => null);
      points[seat] = (points[seat] ?? 0) + line.points;
      rows.set(name, points);
    }
  });
  const order = over.places.map((_, seat) => seat).sort((one, other) => over.places[one]! - over.places[other]!);
  return { rows: [...rows].map(([name, points]) => ({ name, points })), totals: over.totals, order };
}
