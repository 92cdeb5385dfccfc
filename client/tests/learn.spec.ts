// Learning a game: the page of its lessons, one lesson by mouse with a miss, and what is kept; every other lesson to its end.
import { violations } from "./axe";
import { expect, test, type Page } from "./fixtures";

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

// By what they are, not by what they are called: lessons are taken in every language.
const coach = (page: Page) => page.locator("[role=note]");
const learned = (page: Page) => page.locator("h2#learned");
const decision = (page: Page) => page.locator("#region-decision");
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

/** The acts of a step that are chosen together and committed at once, as cards for an auction are. */
async function chooseAll(page: Page, actions: readonly string[]): Promise<void> {
  for (const action of actions) await decision(page).locator(`button.option[data-action="${action}"]`).click();
  await page.locator("[data-confirm]").click();
  await idle(page);
}

/** Take the step on: by the way that the lesson knows, or by skipping where the board draws its own buttons. */
async function takeStep(page: Page, standing: Standing): Promise<void> {
  if (standing.go_on) await page.locator("[data-go-on]").click();
  else {
    const acts = standing.solution.slice(standing.tries.length);
    const listed = decision(page).locator(`button.option[data-action="${acts[0]!}"]`);
    if (await listed.and(page.locator("[data-offer]")).count()) await chooseAll(page, acts);
    else if (await listed.count()) await choose(page, acts[0]!);
    else await page.locator("[data-skip]").click();
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

/** Register, or log in. */
async function enter(page: Page, how: "Register" | "Log in", name: string): Promise<void> {
  const form = page.locator("form").filter({ has: page.getByRole("heading", { name: how }) });
  await form.getByLabel("Name").fill(name);
  await form.getByLabel("Password").fill("correct horse");
  await form.getByRole("button").click();
  await expect(page.getByRole("heading", { name })).toBeVisible();
}

test("a first lesson by mouse: found, missed, taken back, left, gone on with, finished", async ({ page }) => {
  const standing = standings(page);
  await page.goto("/");
  await page.getByRole("article").filter({ hasText: "Principato" }).getByRole("link", { name: /^Learn/ }).click();
  await expect(page).toHaveURL(/\/learn\/principato$/);
  await expect(page.getByRole("heading", { name: "Principato", level: 1 })).toBeVisible();
  const first = page.getByRole("listitem").filter({ hasText: "Your first turn" });
  expect(await violations(page)).toEqual([]);
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
  expect(await violations(page)).toEqual([]);
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

test("what was learnt goes with the account, and not with the next who sits down here", async ({ page, somebody }) => {
  const standing = standings(page);
  await page.goto("/learn/principato/1");
  await expect(coach(page)).toContainText("A small state of your own");
  await page.locator("[data-go-on]").click();
  await expect(coach(page)).toContainText("Take what fits");
  await expect.poll(() => standing()?.step).toBe(1);
  await page.goto("/me");
  const joined = page.waitForResponse((answer) => answer.url().endsWith("/api/me/lessons") && answer.request().method() === "POST");
  await enter(page, "Register", "Lucrezia Tornabuoni");
  await joined;
  // On another device the lesson goes on from there, and what is done there is known here.
  const other = await somebody();
  await other.goto("/me");
  await enter(other, "Log in", "Lucrezia Tornabuoni");
  await other.goto("/learn/principato");
  const first = (at: Page) => at.getByRole("listitem").filter({ hasText: "Your first turn" }).getByRole("link");
  await expect(first(other)).toHaveAccessibleName(/^Go on/);
  const taken = standings(other);
  await first(other).click();
  await expect(coach(other)).toContainText("Take what fits");
  const kept = other.waitForResponse((answer) => answer.url().endsWith("/api/me/lessons") && answer.request().method() === "PUT" && /"done":true/.test(answer.request().postData() ?? ""));
  await takeLesson(other, taken);
  await kept;
  await page.goto("/learn/principato");
  await expect(first(page)).toHaveAccessibleName(/^(Again|Go on)/);
  await page.goto("/me");
  await page.getByRole("button", { name: "Log out", exact: true }).click();
  await expect(page.getByText("You are logged out.")).toBeVisible();
  await page.goto("/learn/principato");
  await expect(first(page)).toHaveAccessibleName(/^Begin/);
});

for (const lang of ["en", "fr", "it"]) {
  test(`every lesson of every game comes to its end, ${lang}`, { tag: "@soak" }, async ({ page }) => {
    test.setTimeout(30 * 60_000);
    await page.addInitScript((code) => localStorage.setItem("signoria", JSON.stringify({ lang: code })), lang);
    const standing = standings(page);
    const { games } = (await (await page.request.get("/api/games")).json()) as { games: { id: string }[] };
    for (const { id } of games) {
      const lessons = (await (await page.request.get(`/api/games/${id}/lessons`)).json()) as { number: number }[];
      for (const { number } of lessons) {
        await page.goto(`/learn/${id}/${number}`);
        await expect(coach(page)).toBeVisible();
        await expect(page.locator("html")).toHaveAttribute("lang", lang);
        await takeLesson(page, standing);
        // A key in the place of a sentence would be one that this language lacks.
        expect(await page.locator("main").innerText()).not.toMatch(/\b(?:lesson|label|event|action|prompt)-[a-z_]+\b/);
      }
    }
  });
}
