import { expect, test } from "vitest";
import { bundleOf } from "../words/bundle";
import { Words } from "../words/words";
import { scoreTable } from "./scores";

const words = new Words("en", [bundleOf("en", "score-war = { $points } battles\nscore-goal = Goal")]);
const line = (code: string, points: number) => ({ code, points, params: { count: points } });

test("score lines for the same thing stand in one row whatever their numbers, the winner first", () => {
  const over = { places: [2, 1], scores: [[line("war", 3)], [line("war", 1), line("goal", 2), line("goal", 5)]], totals: [3, 8], secret: "", nonces: [] };
  expect(scoreTable(over, words)).toEqual({
    rows: [
      { name: "Battles", points: [3, 1] },
      { name: "Goal", points: [null, 7] },
    ],
    totals: [3, 8],
    order: [1, 0],
  });
});
