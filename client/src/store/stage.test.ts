import { beforeEach, expect, test, vi } from "vitest";
import type { GameEvent } from "../net/messages";
import { EventStage } from "./stage";

const event: GameEvent = { code: "paid", params: {} };
beforeEach(() => {
  vi.stubGlobal("document", { hidden: false });
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => draw());
});

test("with nobody to draw, the state shows at once", () => {
  const shown: string[] = [];
  const stage = new EventStage(() => false);
  stage.push([event], () => shown.push("state"));
  expect(shown).toEqual(["state"]);
});

test("the state waits until its events are drawn, and states keep their order", async () => {
  const shown: string[] = [];
  const stage = new EventStage(() => false);
  let drawn: (() => void) | null = null;
  stage.onEvents(() => new Promise((done) => (drawn = done)));
  stage.push([event], () => shown.push("first"));
  stage.push([], () => shown.push("second"));
  await vi.waitFor(() => expect(drawn).not.toBeNull());
  expect(shown).toEqual([]);
  drawn!();
  await vi.waitFor(() => expect(shown).toEqual(["first", "second"]));
});

test("a click or a key ends the drawing", async () => {
  const shown: string[] = [];
  const stage = new EventStage(() => false);
  stage.onEvents(() => new Promise(() => undefined));
  stage.push([event], () => shown.push("state"));
  await Promise.resolve();
  stage.flush();
  await vi.waitFor(() => expect(shown).toEqual(["state"]));
});

test.each([
  ["movement is unwelcome", () => true, 1],
  ["too much has happened meanwhile", () => false, 25],
])("nothing is drawn when %s", (_why, calm, count) => {
  const shown: string[] = [];
  const stage = new EventStage(calm);
  stage.onEvents(() => new Promise(() => undefined));
  stage.push(Array.from({ length: count }, () => event), () => shown.push("state"));
  expect(shown).toEqual(["state"]);
});

test("when more waits than anybody follows, the board catches up", async () => {
  const shown: number[] = [];
  const stage = new EventStage(() => false);
  stage.onEvents(() => new Promise(() => undefined));
  for (let batch = 0; batch < 9; batch++) stage.push([event, event, event], () => shown.push(batch));
  await vi.waitFor(() => expect(shown).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]));
});

test("what is taken back goes to the players that can draw it backwards", async () => {
  const drawn: string[] = [];
  const stage = new EventStage(() => false);
  const forward = (): Promise<void> => Promise.resolve(void drawn.push("forward"));
  stage.onEvents(forward);
  stage.onEvents(forward, () => Promise.resolve(void drawn.push("backwards")));
  stage.pushBack([event]);
  await vi.waitFor(() => expect(drawn).toEqual(["backwards"]));
});
