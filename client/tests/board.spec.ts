// The drawn board as the second way to decide: what is lit, what a click, a press or a key on it does, and how it fits.
import { expect, test, type Page } from "./fixtures";
import { asked, choices, chooseInList, decision, ready, startSolo } from "./play";

const board = (page: Page) => page.getByRole("region", { name: "Board" });
const spot = (page: Page, target: string) => board(page).locator(`[data-spot="${target}"]`);
const explanation = (page: Page) => page.locator(".explain");
const moved = (page: Page, before: string) => expect.poll(() => asked(page)).not.toBe(before);

/** A turn of one's own, with a hand card that cannot be activated now: the slot and the reason of the list. */
async function blockedCard(page: Page): Promise<{ slot: number; reason: string }> {
  // Whoever activates whatever they can runs out of food or gold.
  for (let before = ""; (await ready(page, before)) === "choose"; ) {
    const greyed = decision(page).locator('li:has([data-action^="activate:"][aria-disabled])').first();
    if (await greyed.count()) {
      const action = await greyed.locator("button.option").getAttribute("data-action");
      return { slot: Number(action!.split(":")[1]), reason: (await greyed.locator(".why").innerText()).replace(/\s*rule [\d.]+\s*$/, "") };
    }
    before = await asked(page);
    await chooseInList(page, 0, "activate:");
  }
  throw new Error("every card could always be activated");
}

test("a click on a thing with several options offers exactly those; with one it chooses", async ({ page }) => {
  await startSolo(page, "Principato");
  await ready(page);
  const inList = await choices(page).and(page.locator('[data-action$=":0"]')).locator(".label > span").allInnerTexts();
  expect(inList.length).toBeGreaterThan(0);
  await spot(page, "hand:0").click();
  const menu = explanation(page).getByRole("button");
  if (inList.length > 1) {
    await expect(explanation(page)).toHaveAttribute("role", "dialog");
    const offered = await menu.and(page.locator(".option")).allInnerTexts();
    expect(offered.map((label) => inList.some((head) => label.startsWith(head)))).toEqual(inList.map(() => true));
  }
  let before = await asked(page);
  await menu.filter({ hasText: "Change" }).click();
  await moved(page, before);
  // Now each card of the display has one option: a click takes it.
  await ready(page, before);
  const wanted = spot(page, "display:1");
  await expect(wanted).toHaveClass(/\blit\b/);
  const name = await wanted.locator(".name").innerText();
  before = await asked(page);
  await wanted.click();
  await moved(page, before);
  await expect(spot(page, "hand:0").locator(".name")).toHaveText(name);
});

test("list and board point at each other", async ({ page }) => {
  await startSolo(page, "Principato");
  await ready(page);
  const option = choices(page).filter({ hasText: "Change" }).first();
  const slot = (await option.getAttribute("data-action"))!.split(":")[1]!;
  await option.hover();
  await expect(spot(page, `hand:${slot}`)).toHaveClass(/\bhot\b/);
  await spot(page, `hand:${slot}`).hover();
  await expect(decision(page).locator("li.hot").filter({ hasText: "Change" })).toHaveCount(1);
});

test("what cannot be done says why on the board too, and leads to the rule", async ({ page }) => {
  await startSolo(page, "Principato");
  const { slot, reason } = await blockedCard(page);
  const card = spot(page, `hand:${slot}`);
  await expect(card).toHaveAccessibleName(new RegExp(reason.replace(/[.*+?^${}()|[\]\\]/g, "\\$&")));
  await card.hover();
  await expect(explanation(page)).toContainText(reason);
  await page.mouse.move(0, 0);
  await expect(explanation(page)).toHaveCount(0);
  await card.focus();
  await page.keyboard.press("Space");
  await explanation(page).getByRole("button", { name: /^rule / }).first().click();
  await expect(page.getByRole("complementary", { name: "Rules" }).getByRole("article").first()).toBeVisible();
});

test("by keyboard: the arrows walk over the board, Space explains, Esc goes back", async ({ page }) => {
  await startSolo(page, "Principato");
  await ready(page);
  await spot(page, "hand:0").focus();
  await page.keyboard.press("ArrowRight");
  await expect(spot(page, "hand:1")).toBeFocused();
  await page.keyboard.press("Space");
  await expect(explanation(page)).toHaveAttribute("role", "dialog");
  await page.keyboard.press("Escape");
  await expect(explanation(page)).toHaveCount(0);
  await expect(spot(page, "hand:1")).toBeFocused();
});

test("a double click selects and confirms where every choice is to be confirmed", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("signoria", JSON.stringify({ confirm: "always", lang: "en" })));
  await startSolo(page, "Principato");
  await ready(page);
  let before = await asked(page);
  await choices(page).filter({ hasText: "Change" }).first().click();
  await page.locator("[data-confirm]").click();
  await moved(page, before);
  await ready(page, before);
  before = await asked(page);
  await spot(page, "display:0").click();
  await expect(page.locator("[data-confirm]")).toBeEnabled();
  await expect(spot(page, "display:0")).toHaveClass(/\bchosen\b/);
  expect(await asked(page)).toBe(before);
  await spot(page, "display:1").dblclick();
  await moved(page, before);
});

test("a long press explains and chooses nothing", async ({ somebody }) => {
  const page = await somebody({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await page.goto("/");
  await page.getByRole("article").filter({ hasText: "Principato" }).getByRole("button", { name: /Play against bots/ }).click();
  await ready(page);
  const before = await asked(page);
  const box = (await spot(page, "display:0").boundingBox())!;
  const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const touch = await page.context().newCDPSession(page);
  await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [finger] });
  await expect(explanation(page)).toHaveAttribute("role", "dialog");
  await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await expect(explanation(page)).toBeVisible();
  expect(await asked(page)).toBe(before);
});

test("another's principality by a click on the player, one's own again with Esc", async ({ page }) => {
  await startSolo(page, "Principato");
  await ready(page);
  const own = board(page).getByRole("heading", { name: "Your principality" });
  await expect(own).toBeVisible();
  await page.locator("#region-players > ol > li").nth(1).getByRole("button").first().click();
  await expect(own).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(own).toBeVisible();
});

for (const motion of ["reduce", "no-preference"] as const) {
  test(`pieces ${motion === "reduce" ? "do not move" : "move"} with prefers-reduced-motion: ${motion}`, async ({ somebody }) => {
    const page = await somebody({ reducedMotion: motion });
    await page.addInitScript(() => {
      Object.assign(window, { drawings: 0 });
      const count = (records: MutationRecord[]): void => {
        const drawn = records.flatMap((record) => [...record.addedNodes]).filter((node) => node instanceof HTMLElement && node.classList.contains("motion"));
        (window as unknown as { drawings: number }).drawings += drawn.length;
      };
      new MutationObserver(count).observe(document, { childList: true, subtree: true });
    });
    await startSolo(page, "Principato");
    await ready(page);
    const before = await asked(page);
    await choices(page).filter({ hasText: "Change" }).first().click();
    await ready(page, before);
    const next = await asked(page);
    await choices(page).first().click();
    await moved(page, next);
    await ready(page, next);
    const drawings = await page.evaluate(() => (window as unknown as { drawings: number }).drawings);
    if (motion === "reduce") expect(drawings).toBe(0);
    else expect(drawings).toBeGreaterThan(0);
  });
}

test("every width has room: nothing lies over another, nothing is wider than the screen", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("signoria", JSON.stringify({ confirm: "always", lang: "en" })));
  await startSolo(page, "Principato", 4);
  await ready(page);
  await choices(page).first().click();
  for (const [width, height] of [[1440, 900], [1366, 768], [1280, 720], [1100, 800], [1000, 700], [820, 1180], [844, 390], [390, 844]] as const) {
    await page.setViewportSize({ width, height });
    const problems = () => page.evaluate(() => {
      const found: string[] = [];
      const box = (element: Element): DOMRect => element.getBoundingClientRect();
      const over = (one: DOMRect, other: DOMRect): boolean =>
        one.left < other.right - 2 && other.left < one.right - 2 && one.top < other.bottom - 2 && other.top < one.bottom - 2;
      const cards = [...document.querySelectorAll('[data-row="display"] .place')].map(box);
      cards.forEach((card, place) => cards.slice(place + 1).some((other) => over(card, other)) && found.push(`card ${place} lies over another`));
      const tokens = [...document.querySelectorAll("[data-zone] .token")].map(box);
      tokens.forEach((token, place) => tokens.slice(place + 1).some((other) => over(token, other)) && found.push(`token ${place} lies over another`));
      if (document.documentElement.scrollWidth > innerWidth) found.push("the page is too wide");
      const confirm = document.querySelector("[data-confirm]");
      if (!confirm || box(confirm).bottom > innerHeight) found.push("the button to confirm is out of sight");
      return found;
    });
    await expect.poll(problems, { message: `${width}×${height}` }).toEqual([]);
  }
});

test("upright on a tablet the decision is a sheet and the log a drawer", async ({ page }) => {
  await startSolo(page, "Principato");
  await ready(page);
  await page.setViewportSize({ width: 820, height: 1180 });
  const sheet = (await page.locator(".sheet").boundingBox())!;
  const table = (await board(page).boundingBox())!;
  expect(sheet.width).toBe(820);
  expect(table.y + table.height).toBeLessThanOrEqual(sheet.y + 1);
  const handle = page.getByRole("button", { name: "Log", exact: true });
  await expect(page.getByRole("log")).toHaveCount(0);
  await handle.click();
  await expect(page.getByRole("log")).toBeVisible();
  await handle.click();
  await expect(page.getByRole("log")).toHaveCount(0);
});

test("a number is chosen by the stepper, and confirmed", async ({ page }) => {
  await startSolo(page, "Il Principe", 3);
  const more = decision(page).getByRole("button", { name: "One more" });
  for (let number = 0, before = ""; number < 60; number++) {
    await ready(page, before);
    if (await more.count()) break;
    before = await asked(page);
    await chooseInList(page, 0);
  }
  const first = Number(await decision(page).locator(".value b").innerText());
  await more.click();
  await expect(decision(page).locator(".value b")).toHaveText(String(first + 1));
  await expect(page.locator("[data-confirm]")).toContainText(`Bid ${first + 1}`);
  const before = await asked(page);
  await page.locator("[data-confirm]").click();
  await moved(page, before);
});
