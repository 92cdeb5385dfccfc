// A coached game goes on when the first of each kind of act was read.
import { expect, test, vi } from "vitest";
import type { GameParts } from "../games/games";
import type { SeenLine, StateMessage, TableInfo } from "../net/messages";
import { bundleOf } from "../words/bundle";
import { Words } from "../words/words";

vi.stubGlobal("document", { hidden: false, cookie: "" });
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("matchMedia", () => ({ matches: false }));
vi.stubGlobal("requestAnimationFrame", (draw: () => void) => draw());
const { TableStore } = await import("./table.svelte");
const { coached } = await import("../device/coached.svelte");

const story = { chapters: {}, opens: ["paid", "built"], gathers: {}, completes: {}, headlines: [], clauses: [], means: [], sums: [] };
const words = new Words("en", [bundleOf("en", "event-paid = Pays.")], { events: { paid: {}, built: {} }, prompts: {}, reasons: {}, scores: {}, actions: {}, effects: {}, names: {}, things: [], facts: {}, story });
const parts: GameParts = { face: {}, Board: null, Aside: null, Ask: null, Player: null, Top: null };
const seats = (other: "bot" | "person") => [
  { seat: 0, name: "Anna", kind: "person", mine: true, away: false },
  { seat: 1, name: "Bruno", kind: other, mine: false, away: false },
];
const info = (id: string, other: "bot" | "person"): TableInfo => ({ id, game: "g", status: "running", seats: seats(other), options: {}, waiting: [], lines: 0 }) as unknown as TableInfo;

function begin(id: string, other: "bot" | "person" = "bot") {
  const table = new TableStore({ id, watch: null, at: null, seat: null }, info(id, other), parts, words);
  const state = (line: number, mine = false): StateMessage => {
    const decision = { seat: 0, line, prompt: { code: "x", rule: "1", params: {}, step: 1, steps: 1 }, options: [], blocked: [], speak: false };
    const common = { type: "state", cursor: line, line, seat: 0, view: { line }, actors: [mine ? 0 : 1], decided: [], decisions: mine ? [decision] : [] };
    return { ...common, undo: { allowed: false }, ask_undo: null, over: null, digest: "", table: info(id, other) } as unknown as StateMessage;
  };
  const act = (number: number, by: number, code: string, mine = false): void => {
    const lines: SeenLine[] = [{ number, by, seen: code, events: [{ code, params: {} }] }];
    table.hear({ type: "lines", cursor: number + 1, lines });
    table.hear(state(number + 1, mine));
  };
  table.hear(state(0));
  return { table, act };
}

test("what another does for the first time is read before the game goes on", () => {
  coached.begin("a");
  const { table, act } = begin("a");
  act(0, 1, "paid");
  expect(table.coach.news?.code).toBe("paid");
  act(1, 1, "built");
  act(2, 1, "paid", true);
  expect(table.live?.line).toBe(1);
  table.coach.goOn();
  // The second was new, too; what comes after it waits again.
  expect([table.coach.news?.code, table.live?.line]).toEqual(["built", 2]);
  table.coach.goOn();
  expect([table.coach.news, table.live?.line, table.decision?.line]).toEqual([null, 3, 3]);
  act(3, 1, "paid");
  expect(table.coach.news).toBeNull();
});

test("one's own acts and what leads to one's own decision wait for nobody", () => {
  coached.begin("b");
  const { table, act } = begin("b");
  act(0, 0, "paid");
  act(1, 1, "built", true);
  expect([table.coach.news, table.live?.line]).toEqual([null, 2]);
});

test("a silent coach lets everything go on, and several people have none", () => {
  coached.begin("c");
  const { table, act } = begin("c");
  act(0, 1, "paid");
  act(1, 1, "built");
  table.coach.silence(true);
  expect([table.coach.news, table.live?.line]).toEqual([null, 2]);
  coached.begin("d");
  const others = begin("d", "person");
  others.act(0, 1, "paid");
  expect([others.table.coach.present, others.table.coach.news]).toEqual([false, null]);
});
