import { expect, test } from "vitest";
import type { SeenLine } from "../net/messages";
import { deeds } from "./deeds";

const line = (number: number, by: number, ...codes: string[]): SeenLine => ({ number, by, seen: "x", events: codes.map((code) => ({ code, params: {} })) });
const all = () => true;
const hits = (event: { code: string }): boolean => event.code.startsWith("hit");
const of = (lines: SeenLine[]) => deeds(lines, [0], all, hits).map((deed) => [deed.seat, deed.from, deed.steps, deed.events.map((event) => event.code).join(), deed.touches]);

test("one entry a seat, in the order in which they acted, since my last decision", () => {
  expect(of([line(0, 1, "old"), line(1, 0), line(2, 2, "a"), line(3, -1, "die"), line(4, 1, "b"), line(5, 2, "c")])).toEqual([
    [2, 2, 2, "a,die,c", false],
    [1, 4, 1, "b", false],
  ]);
});

test("before one has decided anything there is nothing to tell", () => {
  expect(of([line(0, 1, "a")])).toEqual([]);
});

test("what touches the reader is told whatever came after it", () => {
  expect(of([line(0, 0), line(1, 1, "hit1", "a", "b", "c", "d")])).toEqual([[1, 1, 1, "hit1,c,d", true]]);
  expect(of([line(0, 0), line(1, 1, "a", "b", "c", "d")])).toEqual([[1, 1, 1, "b,c,d", false]]);
  expect(of([line(0, 0), line(1, 1, "hit1", "hit2", "hit3", "hit4", "a")])).toEqual([[1, 1, 1, "hit2,hit3,hit4", true]]);
});

test("what was taken back is not told", () => {
  const undo: SeenLine = { ...line(3, 1), undo: 2 };
  expect(of([line(0, 0), line(1, 1, "a"), line(2, 1, "b"), undo, line(4, 1, "c")])).toEqual([[1, 1, 2, "a,c", false]]);
});
