// What the store does with what it hears: shown at once, drawn after; nothing of another seat left behind the curtain.
import { beforeEach, expect, test, vi } from "vitest";
import type { GameParts } from "../games/games";
import type { Decision, SeenLine, StateMessage, TableInfo } from "../net/messages";
import { bundleOf } from "../words/bundle";
import { Words } from "../words/words";

vi.stubGlobal("document", { hidden: false, cookie: "" });
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("matchMedia", () => ({ matches: false }));
vi.stubGlobal("requestAnimationFrame", (draw: () => void) => draw());
const { TableStore } = await import("./table.svelte");

const TEXTS = `
undone = Taken back.
story-undone = { $seat } takes back.
undo-refused = They did not agree
undo-why-nothing = Nothing
notice-offline = Offline
notice-refused = Not possible
event-paid = Somebody pays.
`;
const words = new Words("en", [bundleOf("en", TEXTS)], { events: { paid: {} }, prompts: {}, reasons: {}, scores: {}, actions: {}, effects: {}, names: {}, things: [], facts: {}, story: { chapters: {}, opens: [], gathers: {}, completes: {}, headlines: [], clauses: [], means: [], sums: [] } });
const parts: GameParts = { face: {}, Board: null, Aside: null, Ask: null, Player: null, Top: null };

const seat = (number: number, mine: boolean) => ({ seat: number, name: `Seat ${number}`, kind: "person", mine, away: false });
const info = (mine: number[]): TableInfo =>
  ({ id: "t", game: "g", status: "running", seats: [0, 1].map((number) => seat(number, mine.includes(number))), options: {}, waiting: [], lines: 0 }) as unknown as TableInfo;

const decision = (of: number, line: number): Decision => ({
  seat: of,
  line,
  prompt: { code: "x", rule: "1", params: {}, step: 1, steps: 1 },
  options: ["pay", "pass"].map((action) => ({ action, verb: action, params: {}, cost: {}, gain: {} })) as Decision["options"],
  blocked: [],
  speak: false,
});

function state(line: number, of: number | null, actor: number, more: Partial<StateMessage> = {}): StateMessage {
  const decisions = of === actor ? [decision(actor, line)] : [];
  const common = { type: "state", cursor: line, line, seat: of, view: { line }, actors: [actor], decided: [], decisions };
  return { ...common, undo: { allowed: false }, ask_undo: null, over: null, digest: "", table: info([0]), ...more } as StateMessage;
}
const paid = (number: number, by: number, undo?: number): SeenLine => ({
  number,
  by,
  seen: "pay",
  events: undo === undefined ? [{ code: "paid", params: {} }] : [],
  ...(undo === undefined ? {} : { undo }),
});

let finish: (() => void) | null;
/** A board that draws until it is told that it is done. */
function table(mine: number[] = [0], backwards: string[] = []): InstanceType<typeof TableStore> {
  const made = new TableStore({ id: "t", watch: null, at: null, seat: null }, info(mine), parts, words);
  made.stage.onEvents(
    () => new Promise((done) => (finish = done)),
    (events) => Promise.resolve(void backwards.push(...events.map((event) => event.code))),
  );
  return made;
}
beforeEach(() => (finish = null));
/** Let the board be done with what it draws. */
async function drawn(): Promise<void> {
  await vi.waitFor(() => expect(finish).not.toBeNull());
  finish!();
}

test("lines are shown together with what follows them, and nothing is said anew without need", () => {
  const store = table();
  store.hear(state(1, 0, 0));
  const { names } = store;
  store.hear({ type: "lines", cursor: 2, lines: [paid(1, 0)] });
  expect(store.lines).toEqual([]);
  store.hear(state(2, 0, 0));
  expect(store.lines.map((line) => line.number)).toEqual([1]);
  expect(store.names).toBe(names);
  store.hear({ type: "lines", cursor: 3, lines: [paid(2, 1)] });
  store.hear({ type: "ack", id: "a", line: 2 });
  expect(store.lines.map((line) => line.number)).toEqual([1, 2]);
});

test("a state is shown at once; the board follows when it has drawn what happened", async () => {
  const store = table();
  store.hear(state(1, 0, 0));
  expect(store.drawn?.line).toBe(1);
  store.hear({ type: "lines", cursor: 2, lines: [paid(1, 0)] });
  store.hear(state(2, 0, 0));
  expect(store.decision?.line).toBe(2);
  expect(store.onBoard?.line).toBe(1);
  await drawn();
  await vi.waitFor(() => expect(store.onBoard?.line).toBe(2));
});

test("a choice ends the drawing", async () => {
  const store = table();
  store.hear(state(1, 0, 0));
  store.hear({ type: "lines", cursor: 2, lines: [paid(1, 0)] });
  store.hear(state(2, 0, 0));
  store.choose("pass");
  await vi.waitFor(() => expect(store.onBoard?.line).toBe(2));
});

test("what is taken back is named, and drawn backwards over the position that stands again", async () => {
  const backwards: string[] = [];
  const store = table([0], backwards);
  store.hear({ type: "lines", cursor: 1, lines: [paid(0, 1)] });
  store.hear(state(1, 0, 0));
  store.hear({ type: "lines", cursor: 2, lines: [paid(1, 1, 0)] });
  store.hear(state(2, 0, 1));
  expect(store.notice).toEqual({ kind: "undone", text: "Seat 1 takes back.", detail: "Somebody pays." });
  await vi.waitFor(() => expect(backwards).toEqual(["paid"]));
  expect(store.drawn?.line).toBe(2);
});

test("who has asked to go back hears that somebody said no, and only then", () => {
  const asked = { by: 0, to: 0, yes: [], open: [1], until: 0 };
  const refused = table();
  refused.hear(state(3, 0, 1, { ask_undo: asked }));
  refused.hear(state(3, 0, 1));
  expect(refused.notice?.text).toBe("They did not agree");
  const gone = table();
  gone.hear(state(3, 0, 1, { ask_undo: asked }));
  gone.hear(state(4, 0, 0));
  expect(gone.notice).toBeNull();
});

test("at one screen the curtain falls after the drawing, and nothing of the seat before stays", async () => {
  const store = table([0, 1]);
  const both = { table: info([0, 1]) };
  store.screen.viewer = 0;
  store.hear(state(1, 0, 0, both));
  store.hear({ type: "lines", cursor: 2, lines: [paid(1, 0)] });
  store.hear(state(2, 0, 1, both));
  // They still see what they have done.
  expect(store.screen.viewer).toBe(0);
  // More of their own arrives before the board is done: it must not come back behind the curtain.
  store.hear({ type: "lines", cursor: 3, lines: [paid(2, 1)] });
  store.hear(state(3, 0, 1, both));
  await drawn();
  await vi.waitFor(() => expect(store.screen.viewer).toBeNull());
  await vi.waitFor(() => expect([store.live, store.drawn, store.lines]).toEqual([null, null, []]));
  store.hear(state(3, null, 1, both));
  await vi.waitFor(() => expect(store.screen.curtain).toBe(1));
});

test("a move of several actions waits as one, and its refusal greys none of them", () => {
  const store = table();
  store.hear(state(1, 0, 0));
  store.send(["pay", "to:1", "from:2"]);
  expect(store.pending).toMatchObject({ at: 1, action: "pay", then: ["to:1", "from:2"] });
  store.send(["pass"]);
  expect(store.pending?.action).toBe("pay");
  store.hear({ type: "refused", id: store.pending!.id, error: { code: "not_possible", sentence: "No" }, reason: { code: "x", params: {}, rule: "1" } });
  expect(store.pending).toBeNull();
  expect(store.refused).toEqual({});
});

test("a choice is set without being sent, and only if there is such an option", () => {
  const store = table();
  store.hear(state(1, 0, 0));
  store.select("pay");
  store.select("fly");
  expect([store.selected, store.pending]).toEqual(["pay", null]);
  store.select(null);
  expect(store.selected).toBeNull();
});

test("without a line nothing is done, and the page says so", () => {
  const store = table();
  store.hear(state(1, 0, 0, { undo: { allowed: true, to: 0 } }));
  store.undo();
  expect(store.notice?.text).toBe("Offline");
  expect(store.redoable).toEqual([]);
});

test("where one thing alone is possible and nobody else plays, the page does it; after an undo the person does", () => {
  const only = (line: number, options = 1, other = "bot"): StateMessage => {
    const asked = decision(0, line);
    const seats = [seat(0, true), { ...seat(1, false), kind: other }];
    return state(line, 0, 0, { decisions: [{ ...asked, options: asked.options.slice(0, options) }], table: { ...info([0]), seats } as unknown as TableInfo });
  };
  type Sent = { id: string; action: string };
  const opened = (): { store: InstanceType<typeof TableStore>; sent: Sent[] } => {
    const sent: Sent[] = [];
    const send = (message: object): boolean => {
      if ("action" in message) sent.push(message as Sent);
      return true;
    };
    const store = new TableStore({ id: "t", watch: null, at: null, seat: null }, only(0).table, { ...parts, face: { goesOn: ["x"] } }, words);
    store.line.attach({ send, close: () => undefined, now: () => undefined, reopen: () => undefined });
    return { store, sent };
  };
  const { store, sent } = opened();
  store.hear(only(1, 2));
  expect(sent).toEqual([]);
  store.hear(only(2));
  expect(sent.map((move) => move.action)).toEqual(["pay"]);
  store.hear(only(3, 2));
  store.hear(only(2));
  expect(sent).toHaveLength(1);

  // What follows from one's own choice may come before the server has acknowledged it.
  const quick = opened();
  quick.store.hear(only(1, 2));
  quick.store.choosing.take("pass");
  quick.store.hear(only(2));
  expect(quick.sent).toHaveLength(1);
  quick.store.hear({ type: "ack", id: quick.sent[0]!.id, line: 2 });
  expect(quick.sent.map((move) => move.action)).toEqual(["pass", "pay"]);

  const watched = opened();
  watched.store.hear(only(1, 1, "person"));
  const learning = opened();
  learning.store.choosing.byHand = true;
  learning.store.hear(only(1));
  expect([...watched.sent, ...learning.sent]).toEqual([]);
});

test("after the end what was hidden is read in the lines that were there, and nothing is drawn again", async () => {
  const store = table();
  store.hear({ type: "lines", cursor: 2, lines: [paid(0, 0), paid(1, 1)] });
  store.hear(state(2, 0, 0));
  const hidden = { ...paid(1, 1), events: [...paid(1, 1).events, { code: "drew", params: { card: "pope" } }] };
  store.hear({ type: "lines", cursor: 3, lines: [paid(0, 0), hidden, paid(2, 0)] });
  store.hear(state(3, 0, 1));
  expect(store.lines.map((line) => line.events.length)).toEqual([1, 2, 1]);
  await drawn();
  await vi.waitFor(() => expect(store.onBoard?.line).toBe(3));
});
