// Il Principe on its board: a whole game by mouse, the sealed offer in any order, the bill before anything is paid, a city built on the map.
import { expect, test, type Page } from "./fixtures";
import { asked, chooseByMouse, chooseInList, decision, playWhole, ready, startSolo } from "./play";

const board = (page: Page) => page.getByRole("region", { name: "Board" });
const confirm = (page: Page) => page.locator("[data-confirm]");

/** Play on until the question is asked for which `found` looks. */
async function until(page: Page, found: () => Promise<boolean>): Promise<void> {
  for (let asks = 0, before = ""; asks < 200; asks++) {
    if ((await ready(page, before)) === "over") break;
    if (await found()) return;
    before = await asked(page);
    // Whoever passes keeps coins and cards, and may build soon.
    await chooseInList(page, 0, "pass");
  }
  throw new Error("the game never comes to that question");
}

test("a whole game by mouse, on the board and in the panel", async ({ page }) => {
  await startSolo(page, "Il Principe");
  await expect(board(page).locator("[data-map]")).toBeVisible();
  await playWhole(page, async (number) => {
    // With bots alone nobody is asked what has one answer.
    await expect(decision(page).getByRole("heading", { name: "Nothing can be built" })).toHaveCount(0);
    await chooseByMouse(page, number);
  });
  // What the track brought stands in parts: the log has all of it.
  await expect(page.getByRole("rowheader", { name: "Roles, when others built" })).toBeVisible();
});

test("cards are offered in any order, taken back, and sealed together", async ({ page }) => {
  await startSolo(page, "Il Principe", 4);
  await ready(page);
  const rows = decision(page).locator("button.option[data-offer]:enabled");
  const before = await asked(page);
  await rows.last().click();
  await expect(confirm(page)).toBeDisabled();
  await page.getByRole("button", { name: /^Take back / }).first().click();
  await expect(decision(page).locator(".row.on")).toHaveCount(0);
  await rows.last().click();
  await rows.first().click();
  await expect(confirm(page)).toHaveText(/Seal 2 cards/);
  // Nothing has left the page so far.
  expect(await asked(page)).toBe(before);
  await confirm(page).click();
  await expect.poll(() => asked(page)).not.toBe(before);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("chosen cards show their bill, and nothing is laid before the named button", async ({ page }) => {
  await startSolo(page, "Il Principe");
  await until(page, async () => (await decision(page).getByRole("heading").first().innerText()).startsWith("Build a city"));
  const before = await asked(page);
  await board(page).locator("button.fan:has(.lit)").first().click();
  await expect(board(page).getByRole("heading", { name: /^Laying 1 / })).toBeVisible();
  await expect(confirm(page)).toHaveText(/Lay 1 /);
  expect(await asked(page)).toBe(before);
  // The same card again clears the choice; then it is laid.
  await board(page).locator("button.fan:has(.up)").click();
  await expect(board(page).getByRole("heading", { name: /^Laying/ })).toHaveCount(0);
  await board(page).locator("button.fan:has(.lit)").first().click();
  await confirm(page).click();
  await expect.poll(() => asked(page)).not.toBe(before);
});

test("a city is built by clicks on the map: its bill, then its shields region by region", async ({ page }) => {
  await startSolo(page, "Il Principe");
  const builds = decision(page).locator('button.option[data-action^="build:"]:not([aria-disabled])');
  await until(page, async () => (await builds.count()) > 0);
  const before = await asked(page);
  const id = (await builds.first().getAttribute("data-action"))!.slice("build:".length);
  await board(page).locator(`[data-piece="${id}"] button`).click();
  const bill = board(page).getByRole("heading", { name: /^Building / });
  const city = (await bill.innerText()).slice("Building ".length);
  await expect(confirm(page)).toHaveText(new RegExp(`Build ${city}`));
  expect(await asked(page)).toBe(before);
  await confirm(page).click();
  const asks = decision(page).getByRole("heading", { name: `${city}: where does this shield go?` });
  await expect(asks).toBeVisible();
  for (let shields = 0, question = before; shields < 2 && (await asks.count()) > 0; shields++) {
    await ready(page, question);
    question = await asked(page);
    await board(page).locator('[data-spot^="region:"].lit').first().click();
    await expect(confirm(page)).toHaveText(/Place in /);
    await confirm(page).click();
    await expect.poll(() => asked(page)).not.toBe(question);
  }
  await expect(page.getByRole("log").getByText(new RegExp(`You build ${city}`)).last()).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("a digit sets the bid, and Enter bids it", async ({ page }) => {
  await startSolo(page, "Il Principe");
  await until(page, async () => (await decision(page).getByRole("spinbutton").count()) > 0);
  const before = await asked(page);
  const bid = decision(page).locator(".chips button.option:not([aria-disabled])").nth(1);
  const coins = await bid.innerText();
  await page.keyboard.press(coins);
  await expect(bid).toHaveAttribute("aria-pressed", "true");
  await expect(confirm(page)).toHaveText(new RegExp(`Bid ${coins}`));
  expect(await asked(page)).toBe(before);
  await page.keyboard.press("Enter");
  await expect.poll(() => asked(page)).not.toBe(before);
});

test("the page bids up to a number by itself, and passes above it", async ({ page }) => {
  await startSolo(page, "Il Principe", 4);
  await until(page, async () => (await decision(page).getByRole("spinbutton").count()) > 0);
  const before = await asked(page);
  const lot = await decision(page).getByRole("heading").first().innerText();
  const forMe = page.getByRole("switch", { name: /^Bid for me up to \d+/ });
  await forMe.click();
  await expect.poll(() => asked(page)).not.toBe(before);
  await page.getByRole("button", { name: "All steps" }).click();
  await expect(page.getByRole("log").getByText(/You bid/).last()).toBeVisible();
  // It goes on by itself until this lot is sold.
  await ready(page, before);
  expect(await decision(page).getByRole("heading").first().innerText()).not.toBe(lot);
  await expect(page.getByRole("alert")).toHaveCount(0);
});

test("the map is walked through and looked at by keys alone", async ({ page }) => {
  await startSolo(page, "Il Principe", 3);
  await ready(page);
  const map = board(page).locator("[data-map]");
  await page.keyboard.press("/");
  await page.keyboard.type("fir");
  await page.keyboard.press("Enter");
  await expect(map.locator('[data-piece="firenze"] button')).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(map.locator('[data-piece="firenze"] button')).not.toBeFocused();
  const scale = () => map.evaluate((frame) => Number(getComputedStyle(frame).getPropertyValue("--k")));
  const rest = await scale();
  await page.keyboard.press("+");
  await expect.poll(scale).toBeGreaterThan(rest);
  await page.keyboard.press("Home");
  await expect.poll(scale).toBe(rest);
});
