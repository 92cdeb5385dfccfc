// Whole games of Renaissance in the other ways to play: by keyboard alone, on a phone, round one screen; axe on its pages.
import AxeBuilder from "@axe-core/playwright";
import { devices } from "@playwright/test";
import { expect, test, type Page } from "./fixtures";
import { asked, BY_THE_CLOCK, chooseInList, choices, gameOver, plan, playToTheEnd, ready, startSolo } from "./play";

const MANY = 2000;
const LONG = 20 * 60_000;
const SOAK = { tag: "@soak" };

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))));
  const { violations: complaints } = await new AxeBuilder({ page }).analyze();
  return complaints.flatMap((one) => one.nodes.map((node) => `${one.id}: ${node.target.join(" ")} ${node.failureSummary ?? ""}`));
}

test("Renaissance by keyboard alone", SOAK, async ({ page }) => {
  test.setTimeout(LONG);
  await startSolo(page, "Renaissance", 3);
  let before = "";
  for (let number = 0; number < MANY; number++) {
    if ((await ready(page, before)) === "over") break;
    before = await asked(page);
    const keys = await choices(page).evaluateAll((options) => options.map((option) => option.getAttribute("aria-keyshortcuts")).filter((key) => key !== null));
    await page.keyboard.press(keys[number % keys.length]!);
    await page.waitForFunction((line) => {
      const panel = document.querySelector<HTMLElement>("#region-decision");
      return (panel?.dataset["line"] ?? "") !== line || panel?.querySelector("[data-confirm]:not([disabled])");
    }, before, BY_THE_CLOCK);
    if ((await asked(page)) === before) await page.keyboard.press("Enter");
  }
  await expect(gameOver(page)).toBeVisible();
});

test("Renaissance on a phone", SOAK, async ({ somebody }) => {
  test.setTimeout(LONG);
  const page = await somebody({ ...devices["Pixel 5"], viewport: { width: 390, height: 844 } });
  await page.goto("/");
  await page.getByRole("button", { name: "New table" }).click();
  const dialog = page.getByRole("dialog", { name: "New table" });
  await dialog.getByRole("radio", { name: "Renaissance", exact: true }).tap();
  for (const level of await dialog.getByRole("combobox", { name: /^Bot at/ }).all()) await level.selectOption("apprentice");
  await dialog.getByRole("radio", { name: "Fast", exact: true }).tap();
  await dialog.getByRole("button", { name: "Start the game" }).tap();
  let before = "";
  for (let number = 0; number < MANY; number++) {
    if ((await ready(page, before)) === "over") break;
    before = await asked(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, "nothing scrolls sideways").toBe(0);
    await chooseInList(page, number);
  }
  await expect(gameOver(page)).toBeVisible();
});

test("Renaissance round one screen", SOAK, async ({ page }) => {
  test.setTimeout(LONG);
  await plan(page, "Renaissance", 3, "One screen");
  await page.getByRole("button", { name: "Start the game" }).click();
  const lift = page.getByRole("button", { name: /^I am .*, show my seat$/ });
  const something = (line: string): Promise<unknown> =>
    page.waitForFunction((before) => {
      const panel = document.querySelector<HTMLElement>("#region-decision");
      const open = panel?.dataset["busy"] === "false" && (panel.dataset["line"] ?? before) !== before && panel.querySelector("button.option:not([aria-disabled])");
      return document.querySelector("#curtain") !== null || panel?.dataset["over"] === "true" || open;
    }, line, BY_THE_CLOCK);
  let before = "";
  for (let number = 0; number < MANY; number++) {
    await something(before);
    if (await lift.count()) {
      before = "";
      await lift.click();
      continue;
    }
    if ((await page.locator("#region-decision").getAttribute("data-over")) === "true") break;
    before = await asked(page);
    await chooseInList(page, number);
  }
  await expect(gameOver(page)).toBeVisible();
});

for (const scheme of ["light", "dark"] as const) {
  test(`nothing to complain about in Renaissance, ${scheme}`, SOAK, async ({ page }) => {
    test.setTimeout(LONG);
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    await startSolo(page, "Renaissance", 3);
    const seen = new Set<string>();
    let before = "";
    for (let number = 0; number < MANY && seen.size < 8; number++) {
      if ((await ready(page, before)) === "over") break;
      before = await asked(page);
      const question = (await page.locator("#region-decision h2").innerText()).replace(/[\d()]+/g, "");
      if (!seen.has(question)) expect(await violations(page), question).toEqual([]);
      seen.add(question);
      await chooseInList(page, number);
    }
    await playToTheEnd(page);
    await expect(gameOver(page)).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
}
