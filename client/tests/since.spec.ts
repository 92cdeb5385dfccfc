// Since your last turn: what the others did, above the board or, on a phone, over it; and nothing moves for it.
import { violations } from "./axe";
import { expect, test, type Page } from "./fixtures";
import { asked, BY_THE_CLOCK, choices, chooseInList, decision, ready, startSolo } from "./play";
import { countShifts, shifted } from "./shifts";

const PHONE = { width: 390, height: 844 };
const strip = (page: Page) => page.getByRole("region", { name: "Since your last turn" });
const cards = (page: Page) => strip(page).getByRole("listitem");
const looksBack = (page: Page): boolean => new URL(page.url()).searchParams.has("at");

/** Play until two others have acted and it is one's own turn again. */
async function untilTold(page: Page): Promise<void> {
  for (let number = 0, before = ""; number < 40; number++) {
    expect(await ready(page, before)).toBe("choose");
    if ((await cards(page).count()) >= 2) return;
    before = await asked(page);
    await chooseInList(page, number, "end");
  }
  throw new Error("the others have never acted");
}

test("a card for each of the others stands above the board; Seen folds it away, S brings it back", async ({ page }) => {
  await startSolo(page, "Principato", 3);
  await untilTold(page);
  await expect(cards(page)).toHaveCount(2);
  for (const card of await cards(page).all()) expect((await card.locator(".what").innerText()).length).toBeGreaterThan(10);
  // In the order in which they act: the seat after one's own first.
  const names = await page.locator("#region-players li b").allInnerTexts();
  expect(await cards(page).locator("b").allInnerTexts()).toEqual([names[1], names[2]]);
  const [above, board] = [(await strip(page).boundingBox())!, (await page.locator("#region-board").boundingBox())!];
  expect(above.y + above.height).toBeLessThanOrEqual(board.y + 3);
  expect(Math.abs(above.width - board.width)).toBeLessThan(10);

  await strip(page).getByRole("button", { name: "Seen" }).click();
  await expect(strip(page)).toHaveCount(0);
  await page.keyboard.press("s");
  await expect(cards(page)).toHaveCount(2);
  // A card leads to the moment that it tells.
  await cards(page).first().getByRole("button").click();
  await expect.poll(() => looksBack(page)).toBe(true);
  await page.keyboard.press("Escape");
  await expect.poll(() => looksBack(page)).toBe(false);
});

/** Runs in the page: as long as it is `slow`, what would last part of a second lasts a minute, so that nobody comes too late to end it. */
function slowDown(): void {
  const wait = window.setTimeout.bind(window);
  window.setTimeout = ((done: TimerHandler, after = 0) => wait(done, "slow" in window && after > 100 ? 60_000 : after)) as typeof window.setTimeout;
}

test("it is shown again on the board until Esc ends it, and one's own choice folds it away", async ({ page }) => {
  await page.addInitScript(slowDown);
  await startSolo(page, "Principato", 3);
  await untilTold(page);
  await page.evaluate(() => Object.assign(window, { slow: true }));
  await strip(page).getByRole("button", { name: "Show it again" }).click();
  await expect(page.locator("#region-board")).toHaveClass(/past/);
  await page.evaluate(() => delete (window as { slow?: boolean }).slow);
  await page.keyboard.press("Escape");
  await expect(page.locator("#region-board")).not.toHaveClass(/past/);
  await expect.poll(() => looksBack(page)).toBe(false);
  // Left alone it ends by itself, where the game stands.
  const past = page.waitForFunction(() => document.querySelector("#region-board.past"), undefined, BY_THE_CLOCK);
  await strip(page).getByRole("button", { name: "Show it again" }).click();
  await past;
  await expect(page.locator("#region-board")).not.toHaveClass(/past/);
  await expect(choices(page).first()).toBeVisible();

  // What follows is one's own turn, or what the others have done since this choice.
  const told = await cards(page).allInnerTexts();
  const before = await asked(page);
  await chooseInList(page, 0);
  await expect.poll(() => asked(page)).not.toBe(before);
  await expect.poll(async () => (await cards(page).allInnerTexts()).join() === told.join()).toBe(false);
});

/** Runs in the page: where the board has stood, frame by frame, from now on. */
function watchBoard(): void {
  const places = new Set<string>();
  Object.assign(window, { places });
  const look = (): void => {
    const { top, height } = document.querySelector("#region-board")!.getBoundingClientRect();
    places.add(`${top} ${height}`);
    requestAnimationFrame(look);
  };
  look();
}

test("the board does not move when the turn comes: the strip stands since one's own choice", async ({ page }) => {
  await startSolo(page, "Principato", 3);
  await untilTold(page);
  for (let turns = 0, number = 0; turns < 2; number++) {
    const before = await asked(page);
    await chooseInList(page, number, "end");
    await page.evaluate(watchBoard);
    await ready(page, before);
    if ((await cards(page).count()) < 2) continue;
    turns += 1;
    expect(await page.evaluate(() => [...(window as unknown as { places: Set<string> }).places])).toHaveLength(1);
  }
});

test("two at a table can follow each other: nothing is told again", async ({ page }) => {
  await startSolo(page, "Principato", 2);
  for (let number = 0, before = ""; number < 6; number++) {
    await ready(page, before);
    await expect(strip(page)).toHaveCount(0);
    before = await asked(page);
    await chooseInList(page, number, "end");
  }
});

test("on a phone it lies over the map until it is seen, and the decision stays in sight", async ({ somebody }) => {
  const page = await somebody({ viewport: PHONE, hasTouch: true });
  await startSolo(page, "Principato", 3);
  await untilTold(page);
  const [over, question] = [(await strip(page).boundingBox())!, (await decision(page).boundingBox())!];
  expect(over.y + over.height).toBeLessThanOrEqual(question.y);
  expect(over.width).toBeGreaterThan(PHONE.width * 0.9);
  await page.evaluate(countShifts);
  await strip(page).getByRole("button", { name: "Seen" }).tap();
  await expect(strip(page)).toHaveCount(0);
  expect((await shifted(page)).sum).toBe(0);
});

test("axe finds nothing in it, light or dark", async ({ page }) => {
  await startSolo(page, "Principato", 3);
  await untilTold(page);
  expect(await violations(page, "#region-since")).toEqual([]);
});
