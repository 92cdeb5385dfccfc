// Renaissance on its board: by mouse from the first garrison to the last score, an attack with one click and one confirmation.
import { expect, test, type Page } from "./fixtures";
import { asked, chooseByMouse, chooseInList, choices, gameOver, ready, startSolo } from "./play";

const MANY = 2000;
/** So many decisions on the map, with the hand and in the list; the rest of the game is played the shortest way. */
const VARIED = 24;
const SHORT = ["end", "pass", "cards:0", "answer:pass", "refuse_sale", "retreat", "lay:nothing"];
const battleOn = (page: Page) => page.getByRole("region", { name: "Board" }).getByRole("region", { name: /attacks/ });

/** Click on a city that can be attacked, take the first way where there are several, and confirm once. */
async function attackOnTheMap(page: Page): Promise<void> {
  const target = (await page.locator('[data-action^="attack "]').first().getAttribute("data-action"))!.split(" ")[1]!.replace("target:", "city:");
  const before = await asked(page);
  await page.locator(`#region-board [data-spot="${target}"]`).click();
  const way = page.locator(".explain.pinned button.option").first();
  if (await way.isVisible()) await way.click();
  // Nothing is declared yet: the arrow is drawn, and the button names the attack.
  expect(await asked(page)).toBe(before);
  await expect(page.locator("[data-confirm]")).toHaveText(/^\s*Attack /);
  await page.locator("[data-confirm]").click();
  await expect.poll(() => asked(page)).not.toBe(before);
  await expect(battleOn(page)).toBeVisible();
}

async function shortestWay(page: Page, number: number): Promise<void> {
  const offered = await choices(page).evaluateAll((options) => options.map((option) => (option as HTMLElement).dataset["action"] ?? ""));
  await chooseInList(page, number, SHORT.find((wanted) => offered.some((action) => action.startsWith(wanted))) ?? "");
}

test("Renaissance by mouse, on the map, with the hand and in the list", async ({ page }) => {
  await startSolo(page, "Renaissance", 3);
  await expect(page.getByRole("region", { name: "Board" }).getByRole("group", { name: "Italy" })).toBeVisible();
  // A pixel too much would bring bars to scroll by, which take room from everything.
  const beyond = await page.locator("#region-board").evaluate((board) => [board.scrollWidth - board.clientWidth, board.scrollHeight - board.clientHeight]);
  expect(beyond).toEqual([0, 0]);
  let before = "";
  let attacks = 0;
  for (let number = 0; number < MANY; number++) {
    if ((await ready(page, before)) === "over") break;
    before = await asked(page);
    if (attacks === 0 && (await page.locator('[data-action^="attack "]').count()) > 0) {
      await attackOnTheMap(page);
      attacks += 1;
    } else if (number < VARIED) await chooseByMouse(page, number);
    else await shortestWay(page, number);
  }
  await expect(gameOver(page)).toBeVisible();
  expect(attacks).toBe(1);
});
