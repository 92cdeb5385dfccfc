// How smoothly a map moves under a finger on a phone whose processor is four times slower: frames a second, and what each
// costs the page itself. `make measure`; where nothing draws in hardware, the costs say more than the frames.
import { loadavg } from "node:os";
import { devices, type CDPSession } from "@playwright/test";
import { test } from "./fixtures";
import { asked, chooseInList, decision, plan, ready } from "./play";

const GAMES = [["Il Principe", 2], ["Renaissance", 3], ["Virtù", 2]] as const;
const SLOWER = 4;
/** Within so many decisions every game shows its map. */
const BEGINNING = 20;
const STEPS = 120;
const STEP = 16;
const BUDGET = 60;
/** What of a frame is the page's own work: the rest is drawing. */
const PARTS = ["ScriptDuration", "LayoutDuration", "RecalcStyleDuration", "TaskDuration"] as const;

async function costs(session: CDPSession): Promise<Record<string, number>> {
  const { metrics } = await session.send("Performance.getMetrics");
  return Object.fromEntries(metrics.map(({ name, value }) => [name, value]));
}

/** Counts frames until `frames` is asked for. */
function countFrames(): void {
  const times: number[] = [];
  Object.assign(window, { times });
  const next = (time: number): void => {
    times.push(time);
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}

/** A finger that wanders over the middle of the map, there and back. */
async function drag(session: CDPSession, x: number, y: number): Promise<void> {
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", step: number) => {
    const turn = (step / STEPS) * 4 * Math.PI;
    const point = { x: x + 70 * Math.sin(turn), y: y + 50 * Math.sin(turn / 2) };
    return session.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [point] });
  };
  await touch("touchStart", 0);
  for (let step = 1; step <= STEPS; step++) {
    const begun = Date.now();
    await touch("touchMove", step);
    await new Promise((done) => setTimeout(done, Math.max(0, STEP - (Date.now() - begun))));
  }
  await touch("touchEnd", STEPS);
}

for (const [game, players] of GAMES)
  test(`a map under a finger: ${game}`, async ({ somebody }) => {
    const page = await somebody({ ...devices["Pixel 5"], viewport: { width: 390, height: 844 } });
    await plan(page, game, players);
    await page.getByRole("button", { name: "Start the game" }).click();
    await decision(page).waitFor();
    await ready(page);
    const map = page.locator("[data-map]").first();
    // A game may begin without its map, and open on its players' own things.
    for (let number = 0; number < BEGINNING; number++) {
      if (!(await map.isVisible())) await page.getByText("Map", { exact: true }).click();
      if (await map.isVisible()) break;
      const before = await asked(page);
      await chooseInList(page, number);
      await ready(page, before);
    }
    // Near enough that there is something to move.
    await map.locator(".controls button").first().click();
    const box = (await map.boundingBox())!;
    const session = await page.context().newCDPSession(page);
    // Of the page's own thread, whatever else the machine does.
    await session.send("Performance.enable", { timeDomain: "threadTicks" });
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    await page.evaluate(countFrames);
    const before = await costs(session);
    await drag(session, box.x + box.width / 2, box.y + box.height / 2);
    const after = await costs(session);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
    const times = await page.evaluate(() => (window as unknown as { times: number[] }).times);
    const seconds = (times.at(-1)! - times[0]!) / 1000;
    const each = PARTS.map((part) => `${part.replace("Duration", "").toLowerCase()} ${((1000 * (after[part]! - before[part]!)) / times.length).toFixed(1)}`);
    const nodes = await page.evaluate(() => document.querySelectorAll("*").length);
    console.log(`${game}: ${(times.length / seconds).toFixed(0)} frames a second (budget ${BUDGET}); milliseconds a frame: ${each.join(", ")}; ${nodes} nodes; load ${loadavg()[0]!.toFixed(1)}`);
  });
