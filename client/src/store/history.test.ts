import { expect, test } from "vitest";
import type { SeenLine } from "../net/messages";
import { news, stops, takenBack, turns, undone } from "./history";

const line = (number: number, by: number, undo?: number): SeenLine => ({ number, by, seen: "x", events: [], ...(undo === undefined ? {} : { undo }) });

test("an undo takes back every line from where it goes back to", () => {
  expect([...undone([line(0, -1), line(1, 0), line(2, -1), line(3, 0, 1), line(4, 0)])]).toEqual([1, 2]);
});

test("the scrubber stops before each decision that still counts, never at chance or at an undo", () => {
  expect(stops([line(0, -1), line(1, 0), line(2, -1), line(3, 0, 1), line(4, 0), line(5, 1)])).toEqual([4, 5]);
});

test("news are the decisions of others since my last", () => {
  expect(news([line(0, 0), line(1, 1), line(2, -1), line(3, 2)], [0]).map((one) => one.number)).toEqual([1, 3]);
  expect(news([line(1, 1)], [0])).toEqual([]);
});

const told = (number: number, by: number, ...codes: string[]): SeenLine => ({ number, by, seen: "x", events: codes.map((code) => ({ code, params: {} })) });
const isYear = (event: { code: string }): boolean => event.code === "year";

test("a turn begins where another seat decides, or where the game says so", () => {
  const lines = [told(0, -1), told(1, 0), told(2, 0), told(3, 1), told(4, -1, "year"), told(5, 1), told(6, 1)];
  expect(turns(lines, isYear)).toEqual([1, 3, 5]);
  expect(turns(lines, () => false)).toEqual([1, 3]);
});

test("what was taken back begins no turn", () => {
  expect(turns([told(0, 0), told(1, 1), line(2, 1, 1), told(3, 0)], isYear)).toEqual([0]);
});

test("an undo takes back the events that still counted, and no others", () => {
  const lines = [told(0, 0, "a"), told(1, 0, "b"), line(2, 0, 1), told(3, 0, "c", "d"), told(4, 0, "e")];
  const undo = line(5, 0, 0);
  expect(takenBack([...lines, undo], undo).map((event) => event.code)).toEqual(["a", "c", "d", "e"]);
});
