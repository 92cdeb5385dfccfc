import { expect, test } from "vitest";
import { handleKey, KEY_ROWS, OTHER_KEYS } from "./keys";

interface Pressed {
  key: string;
  on?: string;
  held?: string[];
}

/** Which of the actions a key leads to. */
function press({ key, on = "body", held = [] }: Pressed, letters = true): string[] {
  const done: string[] = [];
  const note = (name: string) => (value?: unknown) => void done.push(value === undefined ? name : `${name} ${String(value)}`);
  const table = { undo: note("undo"), redo: note("redo"), confirm: note("confirm"), back: { step: note("step"), turn: note("turn") }, advice: { ask: note("hint") } };
  const actions = { table, focusRegion: note("focus"), openRules: note("rules"), openKeys: note("keys"), toggleStill: note("still"), escape: note("escape") };
  const target = { closest: (what: string) => (what.split(", ").includes(on) ? {} : null), matches: (what: string) => what.split(", ").includes(on) };
  const event = {
    key,
    target,
    defaultPrevented: false,
    ctrlKey: held.includes("ctrl"),
    altKey: held.includes("alt"),
    metaKey: held.includes("meta"),
    getModifierState: (name: string) => held.includes(name),
    preventDefault: () => undefined,
  };
  handleKey(event as unknown as KeyboardEvent, actions as unknown as Parameters<typeof handleKey>[1], letters);
  return done;
}

test.each([
  ["u", "undo"],
  ["U", "redo"],
  ["a", "hint"],
  ["h", "focus hand"],
  ["[", "step -1"],
  ["]", "step 1"],
  ["{", "turn -1"],
  ["}", "turn 1"],
  ["?", "keys"],
])("%s is %s", (key, wanted) => {
  expect(press({ key })).toEqual([wanted]);
});

test("brackets are written with AltGr on many keyboards, and still step", () => {
  expect(press({ key: "[", held: ["ctrl", "alt", "AltGraph"] })).toEqual(["step -1"]);
});

test("what is held for another program's sake, or written into a field, does nothing here", () => {
  expect(press({ key: "u", held: ["ctrl"] })).toEqual([]);
  expect(press({ key: "u", on: "input" })).toEqual([]);
  expect(press({ key: "u", on: "dialog" })).toEqual([]);
  expect(press({ key: "Escape", on: "input" })).toEqual(["escape"]);
  expect(press({ key: "Enter", on: "button" })).toEqual([]);
});

test("single letters can be switched off", () => {
  expect(press({ key: "u" }, false)).toEqual([]);
  expect(press({ key: "Escape" }, false)).toEqual(["escape"]);
});

test("no key stands for two things", () => {
  const keys = KEY_ROWS.flatMap((row) => row.keys);
  expect(new Set(keys).size).toBe(keys.length);
  expect(new Set([...KEY_ROWS, ...OTHER_KEYS].map((row) => row.text)).size).toBe(KEY_ROWS.length + OTHER_KEYS.length);
});
