import { expect, test } from "vitest";
import type { Blocked, Choice, Decision } from "../net/messages";
import { arrange, inPairs, joined, partLeftOut, possibleItems, quickPicks, typeAhead, withKeys } from "./arrange";

const option = (action: string, more: Partial<Choice> = {}): Choice => ({
  action,
  verb: action.split(":")[0]!,
  targets: [],
  group: action.split(":")[0]!,
  cost: {},
  gain: {},
  params: {},
  reveals: false,
  default: false,
  ...more,
});
const blocked = (action: string): Blocked => ({ ...option(action), reason: { code: "too_poor", rule: "4.2", params: {} } });
const decision = (options: Choice[], no: Blocked[] = []): Decision => ({
  seat: 0,
  line: 7,
  prompt: { code: "x", rule: "1", params: {}, step: 1, steps: 1 },
  options,
  blocked: no,
  speak: false,
});

test("possible ones come before greyed ones of their group, and groups keep their order", () => {
  const groups = arrange(decision([option("build:a"), option("pass"), option("build:c")], [blocked("build:b")]));
  expect(groups.map((group) => [...group.possible, ...group.blocked].map((item) => item.action))).toEqual([["build:a", "build:c", "build:b"], ["pass"]]);
});

test("keys go to the first ten possible ones, as they are shown", () => {
  const options = Array.from({ length: 12 }, (_, number) => option(`take:${"abcdefghijkl"[number]}`));
  expect(possibleItems(arrange(decision(options))).map((item) => item.key)).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9", "0", null, null]);
});

test("four numbers or more of one act are a row of numbers", () => {
  const bids = [1, 2, 3, 4].map((coins) => option(`bid:${coins}`));
  const groups = arrange(decision([option("pass"), ...bids], [blocked("bid:5")]));
  expect(groups.map((group) => group.counts)).toEqual([false, true]);
  expect(groups[1]!.possible.map((item) => item.count)).toEqual([1, 2, 3, 4]);
  expect(groups[1]!.blocked.map((item) => item.count)).toEqual([5]);
});

test("the key of what ends the step is nobody else's", () => {
  const options = Array.from({ length: 10 }, (_, number) => option(`take:${"abcdefghij"[number]}`));
  expect(possibleItems(withKeys(arrange(decision(options)), [], "0")).map((item) => item.key).slice(-2)).toEqual(["9", null]);
});

test("a number answers to its own digit, the rest to the digits that are left", () => {
  const bids = [1, 2, 3, 12].map((coins) => option(`bid:${coins}`));
  const keys = possibleItems(arrange(decision([option("pass"), ...bids, option("stop")]))).map((item) => [item.action, item.key]);
  expect(keys).toEqual([["pass", "4"], ["bid:1", "1"], ["bid:2", "2"], ["bid:3", "3"], ["bid:12", null], ["stop", "5"]]);
});

test("a closed group answers to one key, what lies in it to none", () => {
  const builds = Array.from({ length: 12 }, (_, number) => ({ ...option(`build:${"abcdefghijkl"[number]}`), group: "build" }));
  const cards = [0, 1, 2, 3].map((count) => ({ ...option(`cards:${count}`), group: "cards" }));
  const groups = withKeys(arrange(decision([...builds, ...cards])), [true, false]);
  expect(groups.map((group) => [group.key, group.possible.map((item) => item.key)])).toEqual([["4", builds.map(() => null)], [null, ["0", "1", "2", "3"]]]);
});

test("groups of one kind share a heading, and are one group where the kind is closed as a whole", () => {
  const taken = (action: string, group: string): Choice => ({ ...option(action), group });
  const no = { ...blocked("take:d"), group: "breaks/3" };
  const groups = arrange(decision([taken("take:a", "breaks/2"), taken("pass", "pass"), taken("take:b", "breaks/3")], [no]));
  expect(groups.map((group) => [group.id, group.kind])).toEqual([["breaks/2", "breaks"], ["pass", "pass"], ["breaks/3", "breaks"]]);
  expect(joined(groups, () => false)).toEqual(groups);
  const closed = joined(groups, (kind, items) => kind === "breaks" && items.length === 2);
  expect(closed.map((group) => [group.id, [...group.possible, ...group.blocked].map((item) => item.action)])).toEqual([["breaks", ["take:a", "take:b", "take:d"]], ["pass", ["pass"]]]);
});

test("of many numbers the first, round ones and the last have a button", () => {
  const numbers = (count: number) => arrange(decision(Array.from({ length: count }, (_, number) => option(`take:${number}`))))[0]!.possible;
  const picked = (count: number) => quickPicks(numbers(count), 10).map((item) => item.count);
  expect(picked(10)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(picked(12)).toEqual([0, 1, 2, 3, 4, 5, 10, 11]);
  expect(picked(38)).toEqual([0, 1, 2, 3, 4, 5, 15, 25, 35, 37]);
});

test("short ones stand in pairs", () => {
  expect(inPairs([true, true, true, false, true])).toEqual([true, true, false, false, false]);
});

test("numbers that name different things are no row", () => {
  const seats = [0, 1, 2, 3].map((seat) => option(`ask:${seat}`, { targets: [`seat:${seat}`] }));
  expect(arrange(decision(seats)).some((group) => group.counts)).toBe(false);
});

test("what the server refused is greyed with its reason", () => {
  const groups = arrange(decision([option("pass"), option("bid:1")]), { "bid:1": { code: "too_poor", rule: "4", params: {} } });
  expect(groups.map((group) => [group.possible.length, group.blocked.length])).toEqual([
    [1, 0],
    [0, 1],
  ]);
});

test("type-ahead finds words inside a label, without accents, and goes on from where one is", () => {
  const labels = ["Attack Perugia (Rome)", "Attack Pérouse", "End", "Attack Parma"];
  expect(typeAhead(labels, "per", 0)).toBe(0);
  expect(typeAhead(labels, "p", 0)).toBe(1);
  expect(typeAhead(labels, "p", 1)).toBe(3);
  expect(typeAhead(labels, "e", 0)).toBe(2);
  expect(typeAhead(labels, "z", 0)).toBe(-1);
});

test("what a lesson leaves out stands apart from what the rules forbid", () => {
  const later: Blocked = { ...blocked("sail"), reason: { code: "not_in_lesson", rule: "-", params: { lesson: 5 } } };
  const parted = partLeftOut(decision([option("march")], [blocked("buy"), later]));
  expect(parted.leftOut).toEqual([later]);
  expect(parted.decision.blocked.map((one) => one.action)).toEqual(["buy"]);
  const whole = decision([option("march")], [blocked("buy")]);
  expect(partLeftOut(whole).decision).toBe(whole);
});
