import { beforeEach, expect, test, vi } from "vitest";

const memory = new Map<string, string>();
vi.stubGlobal("localStorage", { getItem: (key: string) => memory.get(key) ?? null, setItem: (key: string, value: string) => void memory.set(key, value) });
const { progress, readProgress, stateOf } = await import("./progress.svelte");

beforeEach(() => memory.clear());

test("what is broken is left out, what stands beside it is kept", () => {
  const fine = { steps: [["a"], []], of: 4, done: false };
  expect(readProgress(null)).toEqual({});
  expect(readProgress("{broken")).toEqual({});
  expect(readProgress("[1, 2]")).toEqual({});
  expect(readProgress("null")).toEqual({});
  expect(readProgress(JSON.stringify({ "g/one": fine, "g/two": { steps: [1], of: 2, done: true }, "g/three": 7 }))).toEqual({ "g/one": fine });
});

test("a lesson goes on where one left it, and once finished begins again", () => {
  expect(stateOf(progress.of("g", "l"))).toBe("begin");
  progress.keep("g", "l", [["a"], []], 3);
  expect(stateOf(progress.of("g", "l"))).toBe("go_on");
  expect(progress.of("g", "l")!.steps).toEqual([["a"], []]);
  progress.keep("g", "l", [["a"], [], ["b"]], 3);
  expect(stateOf(progress.of("g", "l"))).toBe("again");
  progress.keep("g", "l", [["a"]], 3);
  expect(progress.of("g", "l")).toEqual({ steps: [["a"]], of: 3, done: true });
  expect(readProgress([...memory.values()][0]!)).toEqual({ "g/l": { steps: [["a"]], of: 3, done: true } });
});
