import { expect, test } from "vitest";
import type { SeenLine } from "../net/messages";
import { news, stops, undone } from "./history";

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
