// axe-core finds nothing on lobby, table and end page, light and dark; the landmarks are there in their order.
import { violations } from "./axe";
import { expect, test } from "./fixtures";
import { asked, chooseInList, gameOver, playToTheEnd, ready, startSolo } from "./play";

test("nothing to complain about, light or dark", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("article")).toHaveCount(4);
  expect(await violations(page)).toEqual([]);
  await startSolo(page, "Principato");
  await ready(page);
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: "As table" }).click();
  await expect(page.getByRole("region", { name: "Board" }).getByRole("table").first()).toBeVisible();
  // The rest of the page has been looked at.
  expect(await violations(page, "#region-board")).toEqual([]);
  await page.getByRole("button", { name: "Rules", exact: true }).click();
  await expect(page.getByRole("complementary", { name: "Rules" }).getByRole("article").first()).toBeVisible();
  expect(await violations(page, "aside")).toEqual([]);
  await page.keyboard.press("Escape");
  await playToTheEnd(page);
  await expect(gameOver(page)).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test("nothing to complain about on the board of Il Principe, light or dark", async ({ page }) => {
  await startSolo(page, "Il Principe", 4);
  // Offering under seal; then an auction, or what it leads to, with something chosen.
  for (let number = 0, before = ""; number < 3; number++) {
    await ready(page, before);
    expect(await violations(page, number === 0 ? undefined : "#region-decision, #region-board")).toEqual([]);
    before = await asked(page);
    await chooseInList(page, 0);
  }
  await playToTheEnd(page);
  await expect(gameOver(page)).toBeVisible();
  await page.getByRole("button", { name: "Board", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Regions scored" })).toBeVisible();
  expect(await violations(page, "#region-board")).toEqual([]);
});

test("landmarks in the order in which they matter", async ({ page }) => {
  await startSolo(page, "Principato");
  await ready(page);
  const names = await page.evaluate(() => [...document.querySelectorAll("main section[aria-label][id]")].map((region) => region.getAttribute("aria-label")));
  expect(names).toEqual(["Decision", "Board", "Players", "Log", "History"]);
  await expect(page.getByRole("banner")).toHaveCount(1);
  await expect(page.getByRole("main")).toHaveCount(1);
});

test("the board as tables, for every game", async ({ page }) => {
  for (const game of ["Principato", "Il Principe", "Renaissance", "Virtù"]) {
    await startSolo(page, game, game === "Renaissance" ? 3 : 2);
    const board = page.getByRole("region", { name: "Board" });
    const asTable = page.getByRole("button", { name: "As table" });
    if (await asTable.isVisible()) await asTable.click();
    await expect(board.getByRole("columnheader").first()).toBeVisible();
    expect(await board.getByRole("row").count()).toBeGreaterThan(5);
  }
});
