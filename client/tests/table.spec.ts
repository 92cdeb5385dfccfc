// What a table page can do beside the decisions: words, rules, undo, history, phone, movement.
import { expect, test } from "./fixtures";
import { asked, BY_THE_CLOCK, chooseInList, choices, decision, gameOver, playToTheEnd, ready, startSolo } from "./play";

test("one click on the first page is a game against bots", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("article").filter({ hasText: "Principato" }).getByRole("button", { name: /Play against bots/ }).click();
  await ready(page);
  await expect(page).toHaveURL(/\/t\//);
  await expect(page).toHaveTitle("(1) Your decision – Principato");
  await expect(page.locator("#region-players > ol > li")).toHaveCount(3);
});

test("three languages, switched at once, with every sentence", async ({ page }) => {
  await startSolo(page, "Principato");
  await ready(page);
  for (const [lang, undo, rules] of [
    ["français", "Annuler le coup", "Règles"],
    ["italiano", "Annulla", "Regole"],
    ["English", "Undo", "Rules"],
  ] as const) {
    await page.locator("header button[aria-label*=': ']").first().click();
    await page.getByRole("button", { name: lang, exact: true }).click();
    await expect(page.locator("[data-undo]")).toContainText(undo);
    await expect(page.locator("header").getByRole("button", { name: rules })).toBeVisible();
    // A key that no text answers to would be shown as itself.
    const text = await page.locator("body").innerText();
    expect(text.match(/\b(?:prompt|action|event|label|reason|option|amount)-[a-z_-]+/g)).toBeNull();
  }
});

test("a greyed option says why, and its rule opens at that paragraph", async ({ page }) => {
  await startSolo(page, "Il Principe");
  const link = decision(page).getByRole("button", { name: /^rule / });
  for (let number = 0; (await link.count()) === 0 && number < 60; number++) {
    await ready(page);
    const before = await asked(page);
    await chooseInList(page, 0);
    await page.waitForFunction((line) => (document.querySelector<HTMLElement>("#region-decision")?.dataset["line"] ?? "") !== line, before, BY_THE_CLOCK);
  }
  const blocked = decision(page).locator("button.option[aria-disabled]").first();
  await expect(blocked).toHaveAttribute("aria-describedby", /.+/);
  const rule = (await link.first().innerText()).replace("rule ", "");
  await link.first().click();
  const drawer = page.getByRole("complementary", { name: "Rules" });
  await expect(drawer.locator(`[data-rule="${rule}"]`)).toBeInViewport();
  await drawer.getByLabel("Search the rules").fill("auction");
  await expect(drawer.getByRole("article").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
});

test("undo, redo, and the barrier with its reason", async ({ page }) => {
  await startSolo(page, "Principato");
  await ready(page);
  const before = await asked(page);
  const prompt = await decision(page).getByRole("heading").innerText();
  // Changing a card asks for which: nothing is revealed, so there is a way back.
  await choices(page).filter({ hasText: "Change" }).first().click();
  await ready(page, before);
  await page.keyboard.press("u");
  await expect(decision(page).getByRole("heading")).toHaveText(prompt);
  await expect(page.getByText("Taken back.")).toBeVisible();
  await page.keyboard.press("Shift+U");
  await expect(decision(page).getByRole("heading")).not.toHaveText(prompt);
  await page.keyboard.press("u");
  await expect(decision(page).getByRole("heading")).toHaveText(prompt);
  await page.keyboard.press("u");
  await expect(page.getByText("Undo stops here")).toBeVisible();
});

test("history: steps, a permalink, the end page and the record", async ({ page, context }) => {
  await startSolo(page, "Principato");
  await ready(page);
  await expect(page.getByRole("region", { name: "History" }).getByText("Live", { exact: true })).toBeVisible();
  await playToTheEnd(page);
  await expect(gameOver(page)).toBeVisible();
  const totals = await page.getByRole("row", { name: /^Total/ }).getByRole("cell").allInnerTexts();
  expect(totals.map(Number).every((total) => Number.isInteger(total))).toBe(true);

  await page.keyboard.press("[");
  await expect(page).toHaveURL(/\?at=\d+&seat=0$/);
  const last = page.url();
  await page.keyboard.press("[");
  await expect(page).not.toHaveURL(last);
  const heading = await decision(page).getByRole("heading").innerText();
  expect(heading).toMatch(/^Decision \d+ of \d+$/);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(decision(other).getByRole("heading")).toHaveText(heading);
  await page.keyboard.press("Escape");
  await expect(gameOver(page)).toBeVisible();

  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: "Download the record" }).click()]);
  expect(download.suggestedFilename()).toMatch(/^signoria-.*\.json$/);

  // A link for whoever may look on, and the same once more with the seats moved by one.
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const id = new URL(page.url()).pathname;
  await page.getByRole("button", { name: "Share" }).click();
  await expect(page.getByRole("button", { name: "Share" })).toContainText("Copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`${id}?watch=`);
  await page.getByRole("button", { name: "Again" }).click();
  await expect(page).not.toHaveURL(new RegExp(id));
  await ready(page);
});

test("spectators see no secrets and have nothing to decide", async ({ page, somebody }) => {
  await startSolo(page, "Principato");
  await ready(page);
  const id = new URL(page.url()).pathname.split("/")[2]!;
  const info = (await (await page.request.get(`/api/tables/${id}`)).json()) as { watch: string };
  const watcher = await somebody();
  await watcher.goto(info.watch);
  await expect(watcher.getByText("You are watching")).toBeVisible();
  await expect(choices(watcher)).toHaveCount(0);
  await expect(watcher.getByRole("region", { name: "Board" })).toBeVisible();
});

test("with movement: the board draws what happens, and nothing shifts when the first state arrives", async ({ somebody }) => {
  const page = await somebody({ reducedMotion: "no-preference" });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (!shift.hadRecentInput) shifts.push(shift.value);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  await startSolo(page, "Principato");
  await ready(page);
  const address = page.url();
  await page.goto(address);
  await ready(page);
  const shifted = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0));
  expect(shifted).toBeLessThan(0.02);
  for (let number = 0, before = ""; number < 4; number++) {
    if ((await ready(page, before)) === "over") break;
    before = await asked(page);
    await chooseInList(page, number);
  }
});
