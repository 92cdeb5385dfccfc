// Positions of random games, as the server would send them, shown on the real page: its socket is in the test's hands.
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import type { WebSocketRoute } from "@playwright/test";
import type { StateMessage } from "../src/net/messages";
import { expect, type Page } from "./fixtures";
import { faults } from "./layout";
import { LUCK } from "./luck";
import { startSolo } from "./play";
import { PYTHON, ROOT } from "./server";

export const SIZES = {
  desktop: { width: 1440, height: 900 },
  small: { width: 1100, height: 700 },
  large: { width: 1920, height: 1080 },
  phone: { width: 390, height: 844 },
} as const;
export type Size = keyof typeof SIZES;
export const LANGUAGES = ["en", "fr", "it"] as const;
export type Language = (typeof LANGUAGES)[number];

/** So many moments of random games (tools/random_positions.py), the same in each run with the same luck; other ones for each part. */
export async function positions(game: string, count: number, part = ""): Promise<StateMessage[]> {
  const tool = spawn(PYTHON, ["tools/random_positions.py", game, String(count), `${LUCK}${part}`], { cwd: ROOT, stdio: ["ignore", "pipe", "inherit"] });
  const moments: StateMessage[] = [];
  for await (const line of createInterface(tool.stdout)) moments.push(JSON.parse(line) as StateMessage);
  expect(moments).toHaveLength(count);
  return moments;
}

/** A table's page whose socket is in the test's hands. */
export class PositionPage {
  private route: WebSocketRoute | null = null;
  private line = 0;
  private last = "";

  private constructor(readonly page: Page) {}

  /** A table of this game, which will show whatever it is sent. */
  static async open(page: Page, title: string, players: number): Promise<PositionPage> {
    await startSolo(page, title, players);
    const shown = new PositionPage(page);
    await page.routeWebSocket(/\/socket/, (route) => {
      shown.route = route;
      // A page that has lost its line asks again.
      if (shown.last) route.send(shown.last);
      // Whatever is chosen here is done: the next position follows.
      route.onMessage((message) => {
        const { type, id } = JSON.parse(String(message)) as { type: string; id: string };
        if (type === "ping") route.send(JSON.stringify({ type: "pong" }));
        if (type === "move") route.send(JSON.stringify({ type: "ack", id, line: shown.line }));
      });
    });
    await page.addInitScript(`window.faults = ${faults.toString()}`);
    return shown;
  }

  async speak(language: Language): Promise<void> {
    await this.page.evaluate((lang) => localStorage.setItem("signoria", JSON.stringify({ lang, confirm: "always", still: true })), language);
    [this.route, this.last] = [null, ""];
    await this.page.reload();
    await expect.poll(() => this.route !== null).toBe(true);
  }

  /** Faults of this position, of what follows when an option is looked at, and of the other tabs of a phone. */
  async faults(moment: StateMessage, number: number): Promise<string[]> {
    this.show(moment);
    return this.page.evaluate(inspect, [this.line, number] as const);
  }

  /** Let the page draw it; `line` grows with each position, so that none is taken for another. */
  show(moment: StateMessage): void {
    this.line += 1000;
    const id = new URL(this.page.url()).pathname.split("/")[2]!;
    const decisions = moment.decisions.map((decision) => ({ ...decision, line: this.line }));
    this.last = JSON.stringify({ ...moment, line: this.line, cursor: this.line, decisions, table: { ...moment.table, id } });
    this.route!.send(this.last);
  }
}

/** Runs in the page, where `faults` is known. */
async function inspect([line, number]: readonly [number, number]): Promise<string[]> {
  const { faults } = window as unknown as { faults(): string[] };
  const frame = (): Promise<void> => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  const until = performance.now() + 60_000;
  while (document.querySelector<HTMLElement>("main")?.dataset["drawn"] !== String(line)) {
    if (performance.now() > until) return ["the position is never drawn"];
    await frame();
  }
  const maps = (): string => [...document.querySelectorAll("[data-map]")].map((map) => map.outerHTML).join();
  /** What was asked for is on the screen, with the sizes that follow from it. */
  const settled = async (): Promise<void> => {
    await frame();
    await frame();
    // A map learns its size, then where its pieces stand, then where their names find room.
    for (let [same, before, frames] = [0, maps(), 0]; before && same < 2 && frames < 60; frames++) {
      await frame();
      const now = maps();
      [same, before] = [now === before ? same + 1 : 0, now];
    }
  };
  const found: string[] = [];
  /** What is wrong once everything has come to rest: what is seen wrong is looked at again a moment later. */
  const look = async (): Promise<string[]> => {
    await settled();
    if (faults().length === 0) return [];
    await new Promise((done) => setTimeout(done, 250));
    await settled();
    return faults();
  };
  found.push(...(await look()));
  const options = [...document.querySelectorAll<HTMLElement>("#region-decision button.option:not([aria-disabled]):enabled")];
  if (options.length) {
    options[number % options.length]!.click();
    found.push(...(await look()).map((fault) => `chosen, ${fault}`));
  }
  // Now and then the map comes nearer, step by step, and goes back.
  const [nearer, farther] = [...document.querySelectorAll<HTMLButtonElement>("[data-map] .controls button")];
  for (; number % 20 === 0 && nearer && !nearer.disabled; ) {
    nearer.click();
    found.push(...(await look()));
  }
  for (; farther && !farther.disabled; ) {
    farther.click();
    await settled();
  }
  for (const tab of document.querySelectorAll<HTMLElement>("nav button[data-tab]:not([aria-current])")) {
    tab.click();
    found.push(...(await look()));
  }
  document.querySelector<HTMLElement>('nav button[data-tab="table"]')?.click();
  return found;
}
