import { expect, test } from "vitest";
import type { SeenLine } from "../net/messages";
import type { Action } from "../words/story";
import { deeds } from "./deeds";

const line = (number: number, by: number): SeenLine => ({ number, by, seen: "x", events: [] });
/** Somebody's, unless it is `nobodys`. */
const action = (at: number, code: string, nobodys = false): Action => ({ id: `${at}.0`, line: at, steps: [], chapters: [], headline: { code, params: nobodys ? {} : { seat: 1 } }, undoneBy: null });
const hits = (one: Action): boolean => one.headline!.code.startsWith("hit");
const of = (lines: SeenLine[], actions: Action[]) => deeds(lines, [0], actions, hits).map((deed) => [deed.seat, deed.from, deed.steps, deed.actions.map((one) => one.headline!.code).join(), deed.touches]);

test("one entry a seat, in the order in which they acted, since my last decision", () => {
  const lines = [line(0, 1), line(1, 0), line(2, 2), line(3, -1), line(4, 1), line(5, 2)];
  expect(of(lines, [action(0, "old"), action(1, "mine"), action(3, "die", true), action(4, "b"), action(5, "c")])).toEqual([
    [2, 2, 2, "die,c", false],
    [1, 4, 1, "b", false],
  ]);
});

test("before one has decided anything there is nothing to tell", () => {
  expect(of([line(0, 1)], [action(0, "a")])).toEqual([]);
});

test("what touches the reader is told whatever came after it", () => {
  const lines = [0, 1, 2, 3, 4].map((number) => line(number, number === 0 ? 0 : 1));
  expect(of(lines, [action(1, "hit1"), action(2, "a"), action(3, "b"), action(4, "c")])).toEqual([[1, 1, 4, "hit1,c", true]]);
  expect(of(lines, [action(1, "a"), action(2, "b"), action(3, "c")])).toEqual([[1, 1, 4, "b,c", false]]);
  expect(of(lines, [action(1, "hit1"), action(2, "hit2"), action(3, "hit3"), action(4, "a")])).toEqual([[1, 1, 4, "hit2,hit3", true]]);
});

test("what follows from another's decision is told of whom it is about", () => {
  const next = { ...action(2, "role"), id: "2.1" };
  expect(of([line(0, 0), line(1, 1), line(2, 2)], [action(1, "a"), action(2, "flip"), next])).toEqual([
    [1, 1, 1, "a,role", false],
    [2, 2, 1, "flip", false],
  ]);
});

test("what was taken back is not told", () => {
  const undo: SeenLine = { ...line(3, 1), undo: 2 };
  const back: Action = { ...action(3, "x"), headline: null, undoneBy: 1 };
  expect(of([line(0, 0), line(1, 1), line(2, 1), undo, line(4, 1)], [action(1, "a"), back, action(4, "c")])).toEqual([[1, 1, 2, "a,c", false]]);
});

test("what begins with a round is nobody's; of an action that others began, what each did in it is kept", () => {
  const bid = { code: "bid", params: { seat: 1, coins: 2 } };
  const lines = [line(0, 0), { ...line(1, 1), events: [bid, { code: "drew", params: { seat: 2 } }] }, line(2, 2), line(3, -1)];
  const round: Action = { ...action(3, "income", true), chapters: [{ code: "round_begun", params: {} }] };
  const nothing = [
    [1, [], [bid]],
    [2, [], []],
  ];
  const told = (actions: Action[]) => deeds(lines, [0], actions, hits).map((deed) => [deed.seat, deed.actions, deed.events]);
  expect(told([round, action(0, "mine")])).toEqual(nothing);
  // An auction that has only begun.
  expect(told([action(0, "mine"), action(2, "lot_on_sale", true)])).toEqual(nothing);
});
