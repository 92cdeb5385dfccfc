// What is fetched while one looks back, and how often.
import { afterEach, expect, test, vi } from "vitest";
import { api } from "../net/api";
import type { SeenLine, StateMessage } from "../net/messages";
import type { TableStore } from "./table.svelte";

vi.stubGlobal("document", { hidden: false, cookie: "" });
vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
vi.stubGlobal("navigator", { languages: ["en"] });
vi.stubGlobal("matchMedia", () => ({ matches: false }));
const { LookBack } = await import("./lookback.svelte");

/** A table of which only what looking back needs is there: five decisions of one seat. */
function looking(): { back: InstanceType<typeof LookBack>; table: TableStore } {
  const lines = [0, 1, 2, 3, 4].map((number) => ({ number, by: 0, events: [] }) as unknown as SeenLine);
  const table = { lines, viewer: 0, mine: [0], info: { id: "t" }, address: { watch: null }, stage: { flush: () => {} }, story: { begins: () => false } } as unknown as TableStore;
  return { back: new LookBack(table), table };
}

const asked = (): number[] => vi.mocked(api.view).mock.calls.map(([, line]) => line!);

afterEach(() => vi.restoreAllMocks());

test("the moments next to the one that is shown are fetched ahead, and nothing is fetched twice", async () => {
  vi.spyOn(api, "view").mockImplementation(async (_, line) => ({ line, seat: 0 }) as unknown as StateMessage);
  const { back } = looking();
  await back.at(2);
  expect(back.past?.line).toBe(2);
  expect(asked().sort()).toEqual([1, 2, 3]);
  await back.at(3);
  expect(back.past?.line).toBe(3);
  expect(asked().sort()).toEqual([1, 2, 3, 4]);
});

test("what was kept is forgotten when something new has happened", async () => {
  vi.spyOn(api, "view").mockImplementation(async (_, line) => ({ line, seat: 0 }) as unknown as StateMessage);
  const { back, table } = looking();
  await back.at(2);
  table.lines = [...table.lines, { number: 5, by: 0, events: [] } as unknown as SeenLine];
  await back.at(2);
  expect(asked().filter((line) => line === 2)).toHaveLength(2);
});
