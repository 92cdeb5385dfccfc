// Whole games from the first page to the last score, each in another way.
import { devices } from "@playwright/test";
import { expect, test } from "./fixtures";
import { chooseByKeys, chooseByMouse, chooseInList, decision, playRoundOneScreen, playWhole, plan, startSolo } from "./play";

/** Boards whose whole games are played in every way before a release. */
const BOARDS = [
  { game: "Il Principe", players: 2 },
  { game: "Renaissance", players: 3 },
  { game: "Virtù", players: 2 },
];

test("Principato by mouse, on the board and in the list", async ({ page }) => {
  await startSolo(page, "Principato");
  await playWhole(page, (number) => chooseByMouse(page, number));
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
  await playWhole(page, (number) => chooseByKeys(page, number));
});

for (const { game, players } of BOARDS) {
  test(`${game} by keyboard alone`, { tag: "@soak" }, async ({ page }) => {
    await startSolo(page, game, players);
    await playWhole(page, (number) => chooseByKeys(page, number));
  });

  test(`${game} round one screen`, { tag: "@soak" }, async ({ page }) => {
    await plan(page, game, players, "One screen");
    await page.getByRole("button", { name: "Start the game" }).click();
    await playRoundOneScreen(page);
  });

  test(`${game} on a phone`, { tag: "@soak" }, async ({ somebody }) => {
    const { defaultBrowserType: _, ...phone } = devices["Pixel 5"]!;
    const page = await somebody({ ...phone, viewport: { width: 390, height: 844 }, locale: "en-GB" });
    await startSolo(page, game, players);
    await playWhole(page, async (number) => {
      // What the others did lies over the board until it is seen.
      const seen = page.locator("#region-since.sheet").getByRole("button", { name: "Seen", exact: true });
      if (await seen.isVisible()) await seen.click();
      // Cities of a large map may lie beyond its rim or under its buttons, where a finger moves the map first.
      if (game === "Renaissance") await chooseInList(page, number);
      else await chooseByMouse(page, number);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    });
  });
}
