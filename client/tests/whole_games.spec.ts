// Whole games from the first page to the last score, each in another way.
import { expect, test } from "./fixtures";
import { asked, chooseByMouse, choices, decision, gameOver, ready, startSolo } from "./play";

const MANY = 2000;

test("Principato by mouse, on the board and in the list", async ({ page }) => {
  await startSolo(page, "Principato");
  let before = "";
  for (let number = 0; number < MANY; number++) {
    if ((await ready(page, before)) === "over") break;
    before = await asked(page);
    await chooseByMouse(page, number);
  }
  await expect(gameOver(page)).toBeVisible();
  await expect(page.getByText("Your browser has checked it")).toBeVisible();
});

test("Principato by keyboard alone", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("region", { name: "New table" }).getByText("Fast", { exact: true })).toBeVisible();
  // From the top of the page to the plan: the game, two players, fast bots, and go.
  const tabTo = async (what: string): Promise<void> => {
    for (let steps = 0; steps < 80; steps++) {
      await page.keyboard.press("Tab");
      if (await page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, what)) return;
    }
    throw new Error(`Tab does not reach ${what}`);
  };
  await tabTo(".plan form > fieldset:nth-of-type(1) input");
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Principato", exact: true })).toBeChecked();
  await tabTo(".plan form > fieldset:nth-of-type(3) input");
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("radio", { name: "2", exact: true })).toBeChecked();
  await tabTo(".plan select");
  await page.keyboard.press("Home");
  await expect(page.getByRole("combobox", { name: /^Bot at/ })).toHaveValue("apprentice");
  await tabTo(".plan form > fieldset:nth-of-type(4) input");
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("radio", { name: "Fast" })).toBeChecked();
  await tabTo(".plan button.go");
  await page.keyboard.press("Enter");
  await expect(decision(page)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Principato", level: 1 })).toBeVisible();
  let before = "";
  for (let number = 0; number < MANY; number++) {
    if ((await ready(page, before)) === "over") break;
    before = await asked(page);
    // Every option names its key; of a number it is the digit itself.
    const keys = await choices(page).evaluateAll((options) => options.map((option) => option.getAttribute("aria-keyshortcuts")).filter((key) => key !== null));
    await page.keyboard.press(keys[number % keys.length]!);
    await page.waitForFunction((line) => {
      const panel = document.querySelector<HTMLElement>("#region-decision");
      return (panel?.dataset["line"] ?? "") !== line || panel?.querySelector("[data-confirm]:not([disabled])");
    }, before);
    if ((await asked(page)) === before) await page.keyboard.press("Enter");
  }
  await expect(gameOver(page)).toBeVisible();
});
