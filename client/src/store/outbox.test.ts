import { expect, test } from "vitest";
import type { Choice, Decision, SeenLine } from "../net/messages";
import { fate, messageId, type Pending } from "./outbox";

const pending: Pending = { id: "a-1", seat: 1, at: 20, action: "bid:3", then: [], label: "Bid 3", sent: true };
const line = (number: number, by: number, seen: string): SeenLine => ({ number, by, seen, events: [] });
const open = (at: number, actions: string[]): Decision => ({
  seat: 1,
  line: at,
  prompt: { code: "bid", rule: "1", params: {}, step: 1, steps: 1 },
  options: actions.map((action) => ({ action }) as Choice),
  blocked: [],
  speak: false,
});

test("a choice whose decision still stands is sent again", () => {
  expect(fate(pending, [open(20, ["bid:3", "pass"])], [])).toBe("send");
});

test("a choice that stands in the journal had arrived", () => {
  expect(fate(pending, [open(23, ["bid:3"])], [line(20, 1, "bid:3"), line(21, 2, "pass")])).toBe("arrived");
});

test("a choice of another moment is not taken for it", () => {
  expect(fate(pending, [open(23, ["bid:3"])], [line(12, 1, "bid:3"), line(20, 1, "pass")])).toBe("gone");
});

test("a choice whose decision was answered elsewhere is gone, and never sent", () => {
  expect(fate(pending, [], [line(20, 1, "pass")])).toBe("gone");
});

test("ids are used once", () => {
  expect(new Set(Array.from({ length: 50 }, messageId)).size).toBe(50);
});
