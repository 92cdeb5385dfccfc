// 390×844: the sheet, the navigation, and no sideways scrolling.
import { devices } from "@playwright/test";
import { expect, test } from "./fixtures";
import { asked, chooseInList, decision, ready } from "./play";

test.use({ ...devices["Pixel 5"], viewport: { width: 390, height: 844 }, locale: "en-GB", defaultBrowserType: undefined });

test("a few turns on a phone", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "New table" }).click();
  const plan = page.getByRole("dialog", { name: "New table" });
  await plan.getByRole("radio", { name: "2", exact: true }).tap();
  await plan.getByRole("combobox", { name: /^Bot at/ }).selectOption("apprentice");
  await plan.getByRole("radio", { name: "Fast", exact: true }).tap();
  await plan.getByRole("button", { name: "Start the game" }).tap();
  let before = "";
  for (let number = 0; number < 8; number++) {
    await ready(page, before);
    before = await asked(page);
    await chooseInList(page, number);
  }
  await ready(page, before);
  const sizes = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth, document.documentElement.scrollHeight, innerHeight]);
  expect(sizes[0]).toBe(sizes[1]);
  expect(sizes[2]).toBe(sizes[3]);
  const nav = page.getByRole("navigation");
  await nav.getByRole("button", { name: "Players" }).tap();
  await expect(page.locator("#region-players > ol > li")).toHaveCount(2);
  await nav.getByRole("button", { name: "Log" }).tap();
  await expect(page.getByRole("log")).toBeVisible();
  await nav.getByRole("button", { name: "Rules" }).tap();
  await expect(page.getByRole("complementary", { name: "Rules" })).toBeVisible();
  await page.getByRole("button", { name: "Close" }).tap();
  // A game may name its table otherwise: Il Principe has a market.
  await nav.locator("[data-tab=table]").tap();
  // The sheet pushes the board up, it never covers it.
  const sheet = (await decision(page).boundingBox())!;
  const board = (await page.getByRole("region", { name: "Board" }).boundingBox())!;
  expect(board.y + board.height).toBeLessThanOrEqual(sheet.y + 1);
});
