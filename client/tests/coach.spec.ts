// A first game with a coach: it speaks at what is new and at a waste, can be silenced, and is not there for others.
import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "./fixtures";
import { asked, choices, decision, plan, ready } from "./play";

const coach = (page: Page) => page.getByRole("note", { name: "Coach" });
const row = (page: Page, action: string) => decision(page).locator(`button.option[data-action="${action}"]`);

/** Wait for the next decision; where the others wait until their news was read, read it. Returns how often that was. */
async function next(page: Page, before: string): Promise<number> {
  const goOn = page.locator("[data-coach-go-on]");
  for (let news = 0; ; news++) {
    await expect
      .poll(async () => (await goOn.count()) > 0 || ((await asked(page)) !== before && (await asked(page)) !== ""), { timeout: 120_000 })
      .toBe(true);
    if (!(await goOn.count())) return news;
    await expect(coach(page)).toHaveAttribute("data-coach", "news");
    await goOn.click();
  }
}

async function begin(page: Page): Promise<void> {
  await page.goto("/learn/principato");
  await page.locator("[data-coached]").click();
  await next(page, "");
  await ready(page);
}

/** Commit what was chosen at a decision, where it is not done already, and wait for the next one. */
async function commit(page: Page, before: string): Promise<number> {
  const confirm = page.locator("[data-confirm]:enabled");
  if ((await asked(page)) === before && (await decision(page).getAttribute("data-busy")) === "false" && (await confirm.count())) await confirm.click();
  const news = await next(page, before);
  await ready(page);
  return news;
}

test("it speaks at the first decision of each kind and before a waste, and can be silenced", async ({ page }) => {
  await begin(page);
  await expect(coach(page)).toHaveAttribute("data-coach", "first");
  await expect(coach(page)).toContainText("You have two actions");
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  // The Tax Collector for 2 money, with room for 1: the coach says so before it is done.
  let before = await asked(page);
  await row(page, "activate:0").click();
  await next(page, before);
  await ready(page);
  before = await asked(page);
  await expect(coach(page)).toHaveAttribute("data-coach", "first");
  await row(page, "option:0").click();
  await expect(coach(page)).toHaveAttribute("data-coach", "waste");
  await expect(coach(page)).toContainText("1");
  await row(page, "option:1").click();
  await expect(coach(page)).not.toHaveAttribute("data-coach", "waste");
  await commit(page, before);

  // Silent, it stays so when the page is opened again; it speaks again where it was silenced.
  await coach(page).getByRole("button", { name: "be silent" }).click();
  await expect(coach(page)).toHaveCount(0);
  await page.reload();
  await ready(page);
  await expect(coach(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Speak again" }).click();

  // The other's first turn waits until it was read; and what came up before is not new any more.
  let news = 0;
  for (let number = 0; number < 12; number++) {
    if (number > 0 && (await decision(page).getByRole("heading").last().innerText()).includes("first action")) break;
    before = await asked(page);
    await choices(page).last().click();
    news += await commit(page, before);
  }
  expect(news).toBeGreaterThan(0);
  await expect(coach(page).filter({ hasText: "You have two actions" })).toHaveCount(0);
});

test("it is not at a table that was begun without it, nor where several people play", async ({ page }) => {
  await plan(page, "Principato", 2);
  await page.getByRole("button", { name: "Start the game" }).click();
  await ready(page);
  await expect(coach(page)).toHaveCount(0);

  await plan(page, "Principato", 2, "One screen");
  await page.getByLabel("Name at Seat 2").fill("Matteo");
  await page.getByRole("button", { name: "Start the game" }).click();
  const lift = page.getByRole("button", { name: /^I am .*, show my seat$/ });
  await lift.waitFor();
  // Though this device holds it for a coached one.
  await page.evaluate(() => {
    const table = location.pathname.split("/")[2]!;
    localStorage.setItem("signoria-coach", JSON.stringify([{ table, silent: false, met: [] }]));
  });
  await page.reload();
  await lift.click();
  await ready(page);
  await expect(coach(page)).toHaveCount(0);
});
