import { beforeEach, expect, test } from "vitest";
import type { Position } from "../board";
import type { Decision } from "../../net/messages";
import { pair, pairAsked } from "./pair.svelte";

const choice = (action: string): object => ({ action, targets: [], cost: {}, reveals: false, default: false });
// Pikemen go before knights in the journal, knights before Swiss; a lone cannon goes with nothing.
const decision = {
  line: 7,
  options: [choice("lay:pikemen"), choice("lay:knights")],
  blocked: [{ ...choice("lay:swiss"), reason: { code: "no_second", rule: "4.7", params: {} } }, { ...choice("lay:cannon"), reason: { code: "no_second", rule: "4.7", params: {} } }],
} as unknown as Decision;
const options = { "lay:pikemen": { follows: ["lay:knights", "lay:swiss"] }, "lay:knights": { follows: ["lay:swiss"] } };
const position = { view: {}, figures: { options }, words: { say: (key: string) => key, action: (one: { action: string }) => one.action } } as unknown as Position;
const names = (shown: Decision): string[] => shown.options.map(({ action }) => action);

beforeEach(() => pair.choose(0, null));

test("whatever goes with something else can be the first, in whatever order the game wants them", () => {
  const shown = pairAsked(decision, position);
  expect(names(shown)).toEqual(["lay:pikemen", "lay:knights", "lay:swiss"]);
  expect(shown.blocked.map(({ action }) => action)).toEqual(["lay:cannon"]);
});

test("two are sent in the order of the journal, whichever was chosen first", () => {
  pairAsked(decision, position).options.find(({ action }) => action === "lay:swiss")!.pick!();
  const shown = pairAsked(decision, position);
  expect(names(shown)).toEqual(["lay:pikemen lay:swiss", "lay:knights lay:swiss", "other"]);
  expect(shown.options[0]!.then).toEqual(["lay:swiss"]);
  pair.choose(7, "lay:pikemen");
  expect(names(pairAsked(decision, position))).toEqual(["lay:pikemen lay:knights", "lay:pikemen lay:swiss", "other"]);
});

test("the first can be laid aside again, and a new decision begins with none", () => {
  pair.choose(7, "lay:knights");
  expect(names(pairAsked({ ...decision, line: 8 }, position))).not.toContain("other");
  pairAsked(decision, position).options.at(-1)!.pick!();
  expect(pair.first(7)).toBeNull();
});
