// axe on the pages of a game of Renaissance, by day and by night: every kind of question, the lenses, the tables, the end.
import { devices } from "@playwright/test";
import { violations } from "./axe";
import { expect, test, type Page } from "./fixtures";
import { asked, chooseInList, gameOver, playToTheEnd, ready, startSolo } from "./play";

const minutes = 60_000;
/** So many decisions are looked at for questions that were not asked before. */
const DECISIONS = 150;
const SOAK = { tag: "@soak" };

async function everyKindOfQuestion(page: Page): Promise<void> {
  const seen = new Set<string>();
  let before = "";
  for (let number = 0; number < DECISIONS; number++) {
    if ((await ready(page, before)) === "over") break;
    before = await asked(page);
    const question = (await page.locator("#region-decision h2").innerText()).replace(/[\d()]+|\p{Lu}\S*/gu, "");
    if (!seen.has(question)) expect(await violations(page), question).toEqual([]);
    seen.add(question);
    await chooseInList(page, number);
  }
  // Votes, purchases, expansions and combats at the least.
  expect(seen.size).toBeGreaterThan(5);
}

test("nothing to complain about in Renaissance", SOAK, async ({ page }) => {
  test.setTimeout(30 * minutes);
  await startSolo(page, "Renaissance", 3);
  await ready(page);
  for (const lens of ["Provinces", "Defence", "Income"]) {
    await page.locator("#region-board").getByText(lens, { exact: true }).click();
    expect(await violations(page, "#region-board"), lens).toEqual([]);
  }
  await page.getByRole("button", { name: "As table" }).click();
  expect(await violations(page, "#region-board")).toEqual([]);
  await page.getByRole("button", { name: "As table" }).click();
  await everyKindOfQuestion(page);
  await playToTheEnd(page);
  await expect(gameOver(page)).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test("nothing to complain about in Renaissance on a phone", SOAK, async ({ somebody }) => {
  test.setTimeout(30 * minutes);
  const { defaultBrowserType: _, ...phone } = devices["Pixel 5"]!;
  const page = await somebody({ ...phone, viewport: { width: 390, height: 844 }, locale: "en-GB" });
  await startSolo(page, "Renaissance", 3);
  await everyKindOfQuestion(page);
  for (const tab of ["Players", "Log"]) {
    await page.getByRole("navigation").getByRole("button", { name: tab }).click();
    expect(await violations(page), tab).toEqual([]);
  }
});
