// Learning a game: the page of its lessons, one lesson by mouse with a miss, and what is kept; every other lesson to its end.
import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "./fixtures";
import { decision } from "./play";

/** More steps than a lesson has. */
const MANY = 40;

interface Standing {
  step: number;
  of: number;
  go_on: boolean;
  solution: string[];
  tries: string[];
}

/** What the server said last of the lesson that this page takes. */
function standings(page: Page): () => Standing | null {
  let last: Standing | null = null;
  page.on("response", async (response) => {
    if (response.request().method() === "POST" && /\/lessons\/\d+$/.test(response.url()) && response.ok()) last = (await response.json()) as Standing;
  });
  return () => last;
}

const coach = (page: Page) => page.getByRole("note", { name: "Coach" });
const learned = (page: Page) => page.getByRole("heading", { name: "What you learned" });
const idle = (page: Page) => expect(page.locator("main[data-busy]")).toHaveAttribute("data-busy", "false");

/** Choose an option of the list by mouse, and commit it where that is asked. */
async function choose(page: Page, action: string): Promise<void> {
  const row = decision(page).locator(`button.option[data-action="${action}"]`);
  await row.click();
  await idle(page);
  const waits = await row.evaluateAll((rows) => rows.some((one) => one.getAttribute("aria-pressed") === "true"));
  if (waits) await page.locator("[data-confirm]").click();
  await idle(page);
}

/** Take the step on: by the way that the lesson knows, or by skipping where the board draws its own buttons. */
async function takeStep(page: Page, standing: Standing): Promise<void> {
  if (standing.go_on) await page.locator("[data-go-on]").click();
  else {
    const action = standing.solution[standing.tries.length]!;
    const listed = decision(page).locator(`button.option[data-action="${action}"]`);
    if (await listed.count()) await choose(page, action);
    else await page.getByRole("button", { name: "Skip this step" }).click();
  }
  await idle(page);
}

async function takeLesson(page: Page, standing: () => Standing | null): Promise<void> {
  for (let number = 0; number < MANY && !(await learned(page).isVisible()); number++) {
    await idle(page);
    await takeStep(page, standing()!);
  }
  await expect(learned(page)).toBeVisible();
}

async function violations(page: Page): Promise<string[]> {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished.catch(() => undefined))));
  const found = await new AxeBuilder({ page }).analyze();
  return found.violations.flatMap((violation) => violation.nodes.map((node) => `${violation.id}: ${node.target.join(" ")} ${node.failureSummary ?? ""}`));
}

async function inBothLights(page: Page): Promise<void> {
  for (const scheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    expect(await violations(page)).toEqual([]);
  }
}

test("a first lesson by mouse: found, missed, taken back, left, gone on with, finished", async ({ page }) => {
  const standing = standings(page);
  await page.goto("/");
  await page.getByRole("article").filter({ hasText: "Principato" }).getByRole("link", { name: /^Learn/ }).click();
  await expect(page).toHaveURL(/\/learn\/principato$/);
  await expect(page.getByRole("heading", { name: "Principato", level: 1 })).toBeVisible();
  const first = page.getByRole("listitem").filter({ hasText: "Your first turn" });
  await inBothLights(page);
  await first.getByRole("link", { name: /^Begin/ }).click();

  // It shows first; then the card that is spoken of wears the ring.
  await expect(coach(page)).toContainText("A small state of your own");
  await expect(page.locator("#region-board [data-spot='hand:0'] .coached")).toHaveCount(1);
  await page.keyboard.press("Enter");
  await expect(coach(page)).toContainText("Take what fits");
  await expect(decision(page).getByText("Not in this lesson", { exact: true })).toBeVisible();
  await choose(page, "activate:0");
  await choose(page, "option:0");
  await expect(coach(page)).toContainText("Taken back");
  await expect(coach(page)).toContainText("the second would be lost");
  await inBothLights(page);
  await choose(page, "option:1");
  await expect(coach(page)).toContainText("Well chosen");
  await expect(coach(page)).toContainText("so nothing was lost");

  // Left in the middle, it goes on from there; Backspace goes back a step.
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").getByRole("button", { name: "Leave the lesson" }).click();
  await first.getByRole("link", { name: /^Go on/ }).click();
  await expect(coach(page)).toContainText("The card goes, another comes");
  await page.keyboard.press("Backspace");
  await expect(coach(page)).toContainText("Take what fits");
  await page.keyboard.press("k");
  await expect(coach(page)).toContainText("Played for you");
  await takeLesson(page, standing);
  expect(await violations(page)).toEqual([]);
  await page.getByRole("link", { name: "All lessons" }).click();
  await expect(first.getByRole("link", { name: /^Again/ })).toBeVisible();
});

test("on a phone a lesson shows its ring, and what is asked", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const standing = standings(page);
  await page.goto("/learn/principato/1");
  await expect(coach(page)).toContainText("A small state of your own");
  await expect(page.locator("#region-board .coached").first()).toBeInViewport();
  await page.locator("[data-go-on]").click();
  await expect(coach(page)).toContainText("Take what fits");
  await expect(decision(page).getByText(/not in this lesson/).first()).toBeAttached();
  await takeLesson(page, standing);
});

test("every lesson of every game comes to its end", { tag: "@soak" }, async ({ page }) => {
  test.setTimeout(30 * 60_000);
  const standing = standings(page);
  const { games } = (await (await page.request.get("/api/games")).json()) as { games: { id: string }[] };
  for (const { id } of games) {
    const lessons = (await (await page.request.get(`/api/games/${id}/lessons`)).json()) as { number: number }[];
    for (const { number } of lessons) {
      await page.goto(`/learn/${id}/${number}`);
      await expect(coach(page)).toBeVisible();
      await takeLesson(page, standing);
    }
  }
});
