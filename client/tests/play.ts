// Playing in the browser as a person would: by mouse, by keyboard, or, to get on, as fast as it goes.
import { expect, type Page } from "./fixtures";

export const decision = (page: Page) => page.getByRole("region", { name: "Decision" });
export const choices = (page: Page) => decision(page).locator("button.option:enabled:not([aria-disabled])");
export const gameOver = (page: Page) => page.getByRole("heading", { name: "Where the points came from" });

/** Open the plan of a new table for a game and so many players, bots at full speed. */
export async function plan(page: Page, game: string, players: number, where = "With bots"): Promise<void> {
  await page.goto("/");
  const panel = page.getByRole("region", { name: "New table" });
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
    { timeout: 120_000 },
  );
  return (await page.locator("#region-decision").getAttribute("data-over")) === "true" ? "over" : "choose";
}

/** Choose by mouse: what is lit on the board (and of its menu, the first), or an option of the list. */
export async function chooseByMouse(page: Page, number: number): Promise<void> {
  const before = await asked(page);
  const lit = page.locator("#region-board :is(button.spot.lit, button.fan:has(.lit))");
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
    const waits = panel?.dataset["busy"] === "false" && panel.querySelector('button.option[aria-pressed="true"]');
    return (panel?.dataset["line"] ?? "") !== line || waits || document.querySelector(".explain.pinned button:not(.link)");
  }, before);
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
