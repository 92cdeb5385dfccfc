// Playing in the browser as a person would: by mouse, by keyboard, or, to get on, as fast as it goes.
import type { Locator } from "@playwright/test";
import { expect, type Page } from "./fixtures";

export const decision = (page: Page) => page.getByRole("region", { name: "Decision" });
export const choices = (page: Page) => decision(page).locator("button.option:enabled:not([aria-disabled])");
/** A browser that draws nothing for a while has no frames to wait by. */
export const BY_THE_CLOCK = { polling: 20 };
/** More decisions than a game has. */
const MANY = 2000;
export const gameOver = (page: Page) => page.getByRole("heading", { name: "Where the points came from" });

/** Open the plan of a new table for a game and so many players, bots at full speed. */
export async function plan(page: Page, game: string, players: number, where = "With bots"): Promise<void> {
  await page.goto("/");
  const panel = page.getByRole("region", { name: "New table" }).or(page.getByRole("dialog", { name: "New table" }));
  // Where there is little room, a button opens it.
  const opens = page.getByRole("button", { name: "New table" });
  await expect(panel.or(opens).first()).toBeVisible();
  if (!(await panel.isVisible())) await opens.click();
  const pick = (name: string) => panel.getByRole("radio", { name, exact: true });
  await pick(game).click();
  await pick(where).click();
  await pick(String(players)).click();
  for (const level of await panel.getByRole("combobox", { name: /^Bot at/ }).all()) await level.selectOption("apprentice");
  if (await pick("Fast").isVisible()) await pick("Fast").click();
  const name = panel.getByLabel(/^Your name/);
  if (await name.isVisible()) await name.fill("Lorenzo");
}

export async function startSolo(page: Page, game: string, players = 2): Promise<void> {
  await plan(page, game, players);
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(decision(page)).toBeVisible();
}

/** What identifies the decision that is being asked, or the end. */
export const asked = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const panel = document.querySelector<HTMLElement>("#region-decision");
    return `${panel?.dataset["line"] ?? ""}`;
  });

/** Wait until there is something to choose, or the game is over. */
export async function ready(page: Page, except = ""): Promise<"choose" | "over"> {
  await page.waitForFunction(
    (before) => {
      const panel = document.querySelector<HTMLElement>("#region-decision");
      if (panel?.dataset["over"] === "true") return true;
      const line = panel?.dataset["line"];
      return line !== undefined && line !== before && panel?.dataset["busy"] === "false" && panel.querySelector("button.option:not([aria-disabled])") !== null;
    },
    except,
    { timeout: 120_000, ...BY_THE_CLOCK },
  );
  return (await page.locator("#region-decision").getAttribute("data-over")) === "true" ? "over" : "choose";
}

/** A whole game: decide as `choose` does until it is over. */
export async function playWhole(page: Page, choose: (number: number) => Promise<void>): Promise<void> {
  let before = "";
  for (let number = 0; number < MANY; number++) {
    if ((await ready(page, before)) === "over") break;
    before = await asked(page);
    await choose(number);
  }
  await expect(gameOver(page)).toBeVisible();
}

/** Choose by mouse: what is lit on the board (and of its menu, the first), or an option of the list. */
export async function chooseByMouse(page: Page, number: number): Promise<void> {
  const before = await asked(page);
  const lit = page.locator("#region-board :is(button.spot.lit, button.fan:has(.lit)), #region-players button.turn.lit");
  const spots = number % 2 === 0 ? await lit.count() : 0;
  if (spots > 0) {
    await lit.nth(number % spots).click();
    await fillUp(page);
    if (await settled(page, before)) return;
    const menu = page.locator(".explain.pinned button:not(.link)");
    if (await menu.count()) await menu.first().click();
    if (!(await settled(page, before))) await page.locator("[data-confirm]").click();
  } else {
    await chooseInList(page, number);
  }
}

/** Choose an option of the list, one of the wanted kind if there is any, and confirm it where that is asked. */
export async function chooseInList(page: Page, number: number, wanted = ""): Promise<void> {
  const before = await asked(page);
  const kind = choices(page).and(page.locator(`[data-action^="${wanted}"]`));
  const offered = (await kind.count()) > 0 ? kind : choices(page);
  await offered.nth(number % (await offered.count())).click();
  await fillUp(page);
  if (!(await settled(page, before))) await page.locator("[data-confirm]").click();
}

const keysOf = (buttons: Locator): Promise<string[]> =>
  buttons.evaluateAll((all) => all.map((button) => button.getAttribute("aria-keyshortcuts")).filter((key) => key !== null));

/** Choose by keyboard alone: every option, or its closed group, names its key (of a number it is the digit itself), Enter commits. */
export async function chooseByKeys(page: Page, number: number): Promise<void> {
  const before = await asked(page);
  for (let presses = 0; presses < 6 && (await asked(page)) === before; presses++) {
    if ((await keysOf(choices(page))).length === 0) await page.keyboard.press((await keysOf(decision(page).locator("button[data-fold]")))[0]!);
    await expect.poll(async () => (await keysOf(choices(page))).length).toBeGreaterThan(0);
    const keys = await keysOf(choices(page));
    await page.keyboard.press(keys[number % keys.length]!);
    await page.waitForFunction((line) => {
      const panel = document.querySelector<HTMLElement>("#region-decision");
      return (panel?.dataset["line"] ?? "") !== line || panel?.querySelector("[data-confirm]:not([disabled]), [data-confirm][data-short]");
    }, before, BY_THE_CLOCK);
    // Of several cards the next one follows; else what is chosen is committed.
    if ((await asked(page)) !== before || (await page.locator("[data-confirm][data-short]").count()) > 0) continue;
    await page.keyboard.press("Enter");
    await page.waitForFunction((line) => document.querySelector("#curtain") ?? (document.querySelector<HTMLElement>("#region-decision")?.dataset["line"] ?? "") !== line, before, BY_THE_CLOCK);
  }
}

/** Where several things are chosen before they are sent together, take what comes first until there are enough. */
async function fillUp(page: Page): Promise<void> {
  const short = page.locator("[data-confirm][data-short]");
  for (let clicks = 0; clicks < 5 && (await short.count()) > 0; clicks++) await decision(page).locator('button.option:enabled:not([aria-pressed="true"])').first().click();
}

/** Wait for what a click does: the decision has moved on, or the choice waits to be confirmed, or a menu is open. */
async function settled(page: Page, before: string): Promise<boolean> {
  await page.waitForFunction((line) => {
    const panel = document.querySelector<HTMLElement>("#region-decision");
    // What is chosen and not on its way waits for the named button.
    const waits = panel?.dataset["busy"] === "false" && panel.querySelector('button.option[aria-pressed="true"], [data-confirm]:not([disabled], [data-short])');
    return (panel?.dataset["line"] ?? "") !== line || waits || document.querySelector(".explain.pinned button:not(.link)");
  }, before, BY_THE_CLOCK);
  return (await asked(page)) !== before;
}

/** The rest of the game, answered by the page's own socket with whatever comes first. */
export async function playToTheEnd(page: Page): Promise<void> {
  const id = new URL(page.url()).pathname.split("/")[2]!;
  await page.evaluate(async (table) => {
    await new Promise<void>((done, fail) => {
      const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket?cursor=0&seat=0`);
      let count = 0;
      let answered = -1;
      socket.onerror = () => fail(new Error("no socket"));
      socket.onmessage = (event) => {
        const message = JSON.parse(event.data as string);
        if (message.type !== "state") return;
        if (message.over) {
          socket.close();
          done();
          return;
        }
        const open = message.decisions.find((one: { speak: boolean }) => !one.speak);
        if (!open || open.line === answered) return;
        answered = open.line;
        const option = open.options[count++ % open.options.length];
        socket.send(JSON.stringify({ type: "move", id: `auto-${count}`, seat: open.seat, at: open.line, action: option.action }));
      };
    });
  }, id);
}

/** A whole game round one screen: whoever is asked lifts the curtain and decides. */
export async function playRoundOneScreen(page: Page): Promise<void> {
  const lift = page.getByRole("button", { name: /^I am .*, show my seat$/ });
  for (let number = 0, before = ""; number < MANY; number++) {
    await page.waitForFunction((line) => {
      const panel = document.querySelector<HTMLElement>("#region-decision");
      const asks = panel?.dataset["line"] !== undefined && panel.dataset["line"] !== line && panel.dataset["busy"] === "false" && panel.querySelector("button.option:not([aria-disabled])");
      return document.querySelector("#curtain") ?? (panel?.dataset["over"] === "true" || asks);
    }, before, BY_THE_CLOCK);
    if (await lift.count()) {
      await lift.click();
      before = "";
      await ready(page);
    } else if ((await page.locator("#region-decision").getAttribute("data-over")) === "true") break;
    before = await asked(page);
    await chooseByMouse(page, number);
    // A choice that came too late, or for somebody else, would be refused with a notice.
    await expect(page.getByRole("alert")).toHaveCount(0);
  }
  await expect(gameOver(page)).toBeVisible();
}
