import { expect, test } from "vitest";
import type { TableInfo } from "../net/messages";
import { isAlone, othersIn } from "./again";

const table = (seats: readonly [string, boolean][], gone?: number[]): TableInfo =>
  ({ seats: seats.map(([kind, mine], seat) => ({ seat, kind, mine })), ...(gone ? { rematch: { table: "next", seats: gone } } : {}) }) as unknown as TableInfo;

test("with bots, or round one screen, nobody else has to be asked", () => {
  expect(isAlone(table([["person", true], ["bot", false]]))).toBe(true);
  expect(isAlone(table([["person", true], ["local", true], ["bot", false]]))).toBe(true);
  expect(isAlone(table([["person", true], ["person", false]]))).toBe(false);
});

test("of the others, who wants a rematch has gone to the new table", () => {
  const seats: [string, boolean][] = [["person", false], ["person", true], ["bot", false], ["person", false]];
  expect(othersIn(table(seats))).toEqual([{ seat: 0, gone: false }, { seat: 3, gone: false }]);
  expect(othersIn(table(seats, [1, 3]))).toEqual([{ seat: 0, gone: false }, { seat: 3, gone: true }]);
});
