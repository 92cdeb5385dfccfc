// The keyboard, the bot's advice, and movement: drawn, drawn backwards, or not at all.
import { expect, test, type Page } from "./fixtures";
import { asked, chooseInList, choices, decision, ready, startSolo } from "./play";

test("every key of the list does what it says", async ({ page }) => {
  await startSolo(page, "Principato");
  await ready(page);
  const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.id || document.activeElement?.getAttribute("data-spot") || "");
  for (const [key, place] of [
    ["d", "region-decision"],
    ["b", "region-board"],
    ["h", "hand:0"],
    ["p", "region-players"],
    ["l", "region-log"],
    ["c", "chat-input"],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(focused).toBe(place);
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  }
  // Space explains what is focused on the board, and the arrows go on from there.
  await page.keyboard.press("h");
  await page.keyboard.press("Space");
  await expect(page.locator(".explain")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator(".explain")).toBeHidden();
  await page.keyboard.press("ArrowRight");
  await expect.poll(focused).toBe("hand:1");

  await page.keyboard.press("?");
  const list = page.getByRole("dialog", { name: "Keys" });
  await expect(list.locator("kbd")).toHaveCount(31);
  await page.keyboard.press("Escape");
  await expect(list).toBeHidden();
  await page.keyboard.press("m");
  await expect(page.locator("html")).toHaveAttribute("data-motion", "still");

  // Whoever has switched single letters off is not surprised by one.
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByText("single letters and numbers act at once").click();
  await page.keyboard.press("Escape");
  await page.keyboard.press("m");
  await page.keyboard.press("?");
  await expect(page.locator("html")).toHaveAttribute("data-motion", "still");
  await expect(list).toBeHidden();
});

test("a bot gives its advice, with chances and what it thought of next", async ({ page }) => {
  await startSolo(page, "Principato");
  await ready(page);
  await page.locator("[data-hint]").click();
  const advice = decision(page).locator(".hint ol li");
  await expect(advice.first()).toContainText(/%/);
  const [given, offered] = [await advice.count(), await choices(page).count()];
  expect(given).toBe(Math.min(3, offered));
  const chances = (await advice.allInnerTexts()).map((text) => Number(/(\d+)\s*%/.exec(text)![1]));
  expect(chances.every((chance) => chance >= 0 && chance <= 100)).toBe(true);
  await expect(decision(page).locator("button.option").filter({ hasText: /its proposal: \d+% to win/ })).toHaveCount(1);
  await expect(decision(page).locator("[data-why]")).toHaveText(/counts/);
  // It belongs to this decision alone, and a key asks for it as well.
  const before = await asked(page);
  await chooseInList(page, 0);
  await ready(page, before);
  await expect(advice).toHaveCount(0);
  await page.keyboard.press("a");
  await expect(advice.first()).toContainText(/%/);
});

/** Notes every layer of movement that the board lays over the page, and how its pieces move. */
async function watchMovement(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
      const { direction = "normal", duration = 0 } = typeof options === "object" ? options : { duration: options };
      seen.push(`${this.closest(".motion") ? "motion" : "other"} ${direction} ${Number(duration) <= 120 ? "short" : "long"}`);
      return animate.call(this, frames, options);
    };
  });
  return () => page.evaluate(() => (window as unknown as { seen: string[] }).seen.splice(0));
}

test("undo: the board draws it backwards, and the page says what was taken back", async ({ somebody }) => {
  const page = await somebody({ reducedMotion: "no-preference" });
  const movement = await watchMovement(page);
  await startSolo(page, "Principato");
  await ready(page);
  // Exchanging a card moves two cards, reveals nothing, and can be taken back.
  const change = choices(page).filter({ hasText: "Change" }).first();
  const first = await asked(page);
  await change.click();
  await ready(page, first);
  const second = await asked(page);
  const question = await decision(page).getByRole("heading").innerText();
  const hand = page.locator('[data-row="hand"]');
  const cards = await hand.innerText();
  await movement();
  await choices(page).first().click();
  await ready(page, second);
  await expect(page.locator(".motion")).toHaveCount(0);
  await expect.poll(() => hand.innerText()).not.toBe(cards);
  expect((await movement()).some((one) => one.startsWith("motion normal"))).toBe(true);
  await page.keyboard.press("u");
  await expect(decision(page).getByRole("heading")).toHaveText(question);
  await expect(page.getByText("Taken back.")).toBeVisible();
  await expect(page.locator(".notices small").first()).not.toBeEmpty();
  await expect.poll(() => hand.innerText()).toBe(cards);
  await expect(page.locator(".motion")).toHaveCount(0);
  expect((await movement()).filter((one) => one.startsWith("motion")).every((one) => one.startsWith("motion reverse"))).toBe(true);
});

for (const how of ["by the system's setting", "by the setting of the page"]) {
  test(`nothing moves where movement is unwelcome, ${how}`, async ({ somebody }) => {
    const system = how.includes("system");
    const page = await somebody({ reducedMotion: system ? "reduce" : "no-preference" });
    const movement = await watchMovement(page);
    if (!system) await page.addInitScript(() => localStorage.setItem("signoria", JSON.stringify({ still: true })));
    await startSolo(page, "Principato");
    for (let number = 0, before = ""; number < 6; number++) {
      if ((await ready(page, before)) === "over") break;
      before = await asked(page);
      await chooseInList(page, number);
    }
    await ready(page);
    await page.keyboard.press("u");
    await page.keyboard.press("[");
    await page.keyboard.press("Escape");
    // Cross-fades of a blink are all that is left; and every transition of the style sheets is as good as none.
    expect((await movement()).filter((one) => one.startsWith("motion") || one.endsWith("long"))).toEqual([]);
    const longest = await page.evaluate(() =>
      Math.max(...[...document.querySelectorAll("*")].flatMap((element) => getComputedStyle(element).transitionDuration.split(",").map((text) => parseFloat(text)))),
    );
    expect(longest).toBeLessThan(0.001);
  });
}
