// Virtù on its board: a whole game by mouse, the views of the slot, axe on the real page; whole games in other ways are long.
import { violations } from "./axe";
import { expect, test, type Page } from "./fixtures";
import { faults } from "./layout";
import { asked, choices, chooseByMouse, chooseInList, decision, gameOver, plan, ready, startSolo } from "./play";

const MANY = 3000;
/** The budget of the busiest page, however long the game has been. */
const MOST_NODES = 2500;
const board = (page: Page) => page.getByRole("region", { name: "Board" });

/** Every third time what ends the step that is under way, or whatever comes first in the list: a game that gets on. */
async function chooseOn(page: Page, number: number): Promise<void> {
  const ends = decision(page).locator("[data-leave]");
  if (number % 3 === 2 && (await ends.count()) > 0) await ends.click();
  else if (number % 3 === 2) await chooseInList(page, 0);
  else await chooseByMouse(page, number);
}

/** Three states, and the tenth year is the last. */
async function startShort(page: Page): Promise<void> {
  await plan(page, "Virtù", 3);
  const limit = page.getByRole("combobox", { name: /^Last year/ });
  if (!(await limit.isVisible())) await page.getByRole("button", { name: /options|Options/ }).first().click();
  await limit.selectOption("10");
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect(decision(page)).toBeVisible();
}

/** Drag the first courtier that may move onto a place that takes it, where the palace offers one; returns whether it did. */
async function dragCourtier(page: Page, before: string): Promise<boolean> {
  const courtier = board(page).locator('.spot.lit[data-spot^="court:"]').first();
  if ((await decision(page).locator('[data-action^="move:"]').count()) === 0 || (await courtier.count()) === 0) return false;
  await courtier.hover();
  await page.mouse.down();
  await page.mouse.move(700, 500, { steps: 4 });
  // It is picked up: the places that take it are lit.
  await ready(page, before);
  const picked = await asked(page);
  const place = board(page).locator('.spot.lit:is([data-spot^="room:"], [data-spot^="side:"])').first();
  await place.hover();
  await page.mouse.up();
  await ready(page, picked);
  return true;
}

/** Plays on by mouse to the end; returns whether a courtier was dragged. */
async function playByMouse(page: Page): Promise<boolean> {
  let before = "";
  let number = 0;
  let dragged = false;
  for (; number < MANY; number++) {
    if ((await ready(page, before)) === "over") break;
    before = await asked(page);
    if (number % 10 === 0) expect(await page.evaluate(() => document.querySelectorAll("*").length), "nodes of the page").toBeLessThan(MOST_NODES);
    if (!dragged && (await dragCourtier(page, before))) dragged = true;
    else await chooseOn(page, number);
  }
  await expect(gameOver(page)).toBeVisible();
  expect(number).toBeLessThan(MANY);
  return dragged;
}

test("a whole game of Virtù by mouse, on the map, in the palace and in the list, with a courtier that is dragged", async ({ page }) => {
  await startShort(page);
  await expect(board(page).getByRole("group", { name: "Italy" })).toBeVisible();
  expect(await playByMouse(page)).toBe(true);
});

test("a whole game of Virtù for two by mouse, with influence on the Major Cities", async ({ page }) => {
  await startSolo(page, "Virtù", 2);
  await expect(board(page).getByRole("heading", { name: "Influence" })).toBeVisible();
  await playByMouse(page);
});

test("Virtù: map, market and palaces by keys, and nothing for axe to complain about", async ({ page }) => {
  await startSolo(page, "Virtù", 3);
  await ready(page);
  for (const view of ["Map", "Market", "Palaces"]) {
    await expect(board(page).getByRole("button", { name: view, pressed: true })).toBeVisible();
    expect(await violations(page, view === "Map" ? undefined : "#region-board")).toEqual([]);
    await page.keyboard.press("v");
  }
});

test("Virtù on a laptop's screen: the palace has the whole width, the domain lies behind it, and nothing is cut", async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 });
  await startSolo(page, "Virtù", 3);
  await ready(page);
  expect(await page.evaluate(faults)).toEqual([]);
  await expect(board(page).locator("[data-place^='tile:']")).toHaveCount(0);
  await board(page).getByRole("button", { name: "Your domain" }).click();
  await expect(board(page).locator("[data-place^='tile:']").first()).toBeVisible();
  expect(await page.evaluate(faults)).toEqual([]);
});

test("what a pointed option would do covers no other option of a short list", async ({ page }) => {
  await startSolo(page, "Virtù", 2);
  const source = choices(page).and(page.locator('[data-action^="use:"]')).first();
  for (let before = "", number = 0; number < 20; number++) {
    await ready(page, before);
    if ((await source.count()) > 0) break;
    before = await asked(page);
    await chooseInList(page, 0);
  }
  await source.hover();
  const told = (await decision(page).locator("[data-does]").boundingBox())!;
  for (const row of await choices(page).all()) {
    const box = (await row.boundingBox())!;
    expect(box.y + box.height <= told.y || told.y + told.height <= box.y, (await row.textContent()) ?? "").toBe(true);
  }
});

test("a room that the marker reaches in two ways opens into both of them", async ({ page }) => {
  await startSolo(page, "Virtù", 2);
  const folded = decision(page).locator("[data-fold]").first();
  for (let before = "", number = 0; number < 40; number++) {
    await ready(page, before);
    if ((await folded.count()) > 0) break;
    before = await asked(page);
    const ends = decision(page).locator("[data-leave]");
    if ((await ends.count()) > 0) await ends.click();
    else await chooseInList(page, 0);
  }
  const ways = decision(page).locator('[data-action^="walk:"]');
  const before = await ways.count();
  await folded.click();
  await expect(ways).toHaveCount(before + 2);
});
