// A lesson on the page: a miss is shown and taken back, a right move leads on and is kept, one may go back and skip.
import { beforeEach, expect, test, vi } from "vitest";
import type { GameParts } from "../games/games";
import type { LessonBody } from "../net/messages";
import { bundleOf } from "../words/bundle";
import { Words } from "../words/words";

const memory = new Map<string, string>();
vi.stubGlobal("document", { hidden: true, cookie: "" });
vi.stubGlobal("localStorage", { getItem: (key: string) => memory.get(key) ?? null, setItem: (key: string, value: string) => void memory.set(key, value) });
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));
vi.stubGlobal("requestAnimationFrame", (draw: () => void) => draw());
const { LessonStore } = await import("./lesson.svelte");

const words = new Words("en", [bundleOf("en", "game-title = Game\nundo-why-nothing = Nothing\npage-failed = Failed")], { events: {}, prompts: {}, reasons: {}, scores: {}, actions: {}, effects: {}, names: {}, things: [], facts: {}, story: { chapters: {}, opens: [], gathers: {}, completes: {}, headlines: [], clauses: [], means: [], sums: [] } });
const parts: GameParts = { face: {}, Board: null, Aside: null, Ask: null, Player: null, Top: null };
const text = (en: string) => ({ en });

/** A lesson of two steps: pay, and then look. Waiting is a miss. */
function answer(steps: string[][], tries: string[]): LessonBody {
  const missed = tries.at(-1) === "wait";
  const done = tries.at(-1) === "pay" ? [...steps, ["pay"]] : steps;
  const step = done.length;
  const options = ["pay", "wait"].map((action) => ({ action, verb: action, group: action, params: {}, cost: {}, gain: {}, targets: [`spot:${action}`], reveals: false, default: false }));
  const decisions = step === 0 ? [{ seat: 0, line: 0, prompt: { code: "x", rule: "1", params: {}, step: 1, steps: 1 }, options, blocked: [], speak: false }] : [];
  const view = (line: number, asks: object[]) => ({ cursor: line, line, seat: 0, view: { line }, figures: null, actors: [0], decided: [], decisions: asks, undo: { allowed: false }, ask_undo: null, over: null, digest: "" });
  return {
    lesson: { number: 1, id: "first", title: text("First"), summary: text(""), minutes: 2, steps: 2 },
    game: "g", players: 2, seat: 0, options: {}, step, of: 2, titles: [text("Pay"), text("Look")],
    coach: step < 2 ? { title: text("Pay"), text: text(""), do: text("") } : null,
    go_on: step === 1, rings: ["spot:pay"], rules: [], words: [], solution: step === 0 ? ["pay"] : [],
    steps: done, tries: [], state: view(step, decisions), missed_state: missed ? view(1, []) : null, began: 0, lines: [],
    outcome: tries.length ? { kind: missed ? "miss" : "right", action: tries.at(-1)!, text: text(missed ? "You would wait." : "Paid."), reason: null } : null,
    learned: step === 2 ? [{ text: text("Pay."), rule: "1" }] : null,
  } as unknown as LessonBody;
}

const asked: { steps: string[][]; tries: string[] }[] = [];
vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
  const question = JSON.parse(body) as { steps: string[][]; tries: string[] };
  asked.push(question);
  return { ok: true, status: 200, json: async () => answer(question.steps, question.tries) };
});

function taken(): InstanceType<typeof LessonStore> {
  return new LessonStore(answer([], []), parts, words, (seat) => `Seat ${seat}`);
}
/** Choose and let the server answer. */
async function act(lesson: InstanceType<typeof LessonStore>, action: string): Promise<void> {
  lesson.table.choosing.take(action);
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  memory.clear();
  asked.length = 0;
  vi.useFakeTimers();
});

test("a miss stands for 900 ms, then all is as it was, with the reason", async () => {
  const lesson = taken();
  await act(lesson, "wait");
  expect(lesson.table.live!.line).toBe(1);
  expect(lesson.table.decision).toBeNull();
  await vi.advanceTimersByTimeAsync(899);
  expect(lesson.answer).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(lesson.answer).toMatchObject({ kind: "miss", text: { en: "You would wait." } });
  expect(lesson.table.live!.line).toBe(0);
  expect(lesson.table.pending).toBeNull();
  expect(lesson.table.decision!.options).toHaveLength(2);
});

test("after two misses what leads on is ringed, after three it is offered to be shown", async () => {
  const lesson = taken();
  for (const [misses, offers] of [[1, false], [2, false], [3, true]] as const) {
    await act(lesson, "wait");
    await vi.advanceTimersByTimeAsync(900);
    expect([lesson.misses, lesson.offers]).toEqual([misses, offers]);
  }
  expect(lesson.rings).toEqual(["spot:pay"]);
});

test("a right move leads on, is praised and kept; the end is no longer a beginning", async () => {
  const lesson = taken();
  await act(lesson, "pay");
  expect(lesson.answer).toMatchObject({ kind: "right", text: { en: "Paid." } });
  expect(lesson.body.step).toBe(1);
  expect(JSON.parse([...memory.values()][0]!)).toEqual({ "g/first": { steps: [["pay"]], of: 2, done: false } });
  await lesson.goOn();
  expect(asked.at(-1)).toEqual({ steps: [["pay"], []], tries: [] });
  expect(lesson.over).toBe(true);
  expect(JSON.parse([...memory.values()][0]!)).toEqual({ "g/first": { steps: [], of: 2, done: true } });
});

test("back leads to the step before, and skipping plays what the lesson knows", async () => {
  const lesson = taken();
  await lesson.skip();
  expect(asked.at(-1)).toEqual({ steps: [["pay"]], tries: [] });
  expect(lesson.answer).toMatchObject({ kind: "skipped" });
  await lesson.back();
  expect(asked.at(-1)).toEqual({ steps: [], tries: [] });
  expect([lesson.body.step, lesson.answer]).toEqual([0, null]);
});
