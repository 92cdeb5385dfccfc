// The decision panel: what it lights, how numbers are set and committed, what undo says, and that nothing moves when the turn comes.
import { expect, test, type Page } from "./fixtures";
import { join } from "./people";
import { asked, choices, chooseInList, decision, plan, playToTheEnd, ready, startSolo } from "./play";
import { countShifts, shifted } from "./shifts";

const PHONE = { width: 390, height: 844 };

test("at the end every place shows the same totals, on the desktop and on a phone", async ({ page }) => {
  await startSolo(page, "Principato");
  await playToTheEnd(page);
  await ready(page);
  const seats = page.locator("#region-players > ol > li");
  const numbers = async (place: string): Promise<number[]> => (await page.locator(place).allInnerTexts()).map((text) => parseInt(text, 10)).sort((one, other) => one - other);
  await expect(seats).toHaveCount(2);
  const totals = await numbers("#region-board .places .total");
  expect(totals).toHaveLength(2);
  expect(await numbers("#region-players .score")).toEqual(totals);
  expect(await numbers("#region-board .bars b")).toEqual(totals);
  expect(await numbers("#region-board tfoot td")).toEqual(totals);
  await page.setViewportSize(PHONE);
  await expect(page.getByRole("navigation")).toBeVisible();
  expect(await numbers("#region-players b")).toEqual(totals);
});

test("pointing at an option lights its own targets alone, and marks no other option", async ({ page }) => {
  await startSolo(page, "Principato");
  await ready(page);
  const lit = page.locator("#region-board .spot.lit");
  const ringed = page.locator("#region-board .spot.lit:not(.quiet)");
  const all = await lit.count();
  expect(all).toBeGreaterThan(1);
  await expect(ringed).toHaveCount(all);
  const option = choices(page).filter({ hasText: "Change" }).first();
  const slot = (await option.getAttribute("data-action"))!.split(":")[1]!;
  await option.hover();
  await expect(ringed).toHaveCount(1);
  await expect(ringed).toHaveAttribute("data-spot", `hand:${slot}`);
  await expect(decision(page).locator("li.hot")).toHaveCount(1);
  await page.mouse.move(0, 0);
  await expect(ringed).toHaveCount(all);
});

/** The purchases of Renaissance: among other things, so many cards. */
async function purchases(page: Page): Promise<void> {
  await startSolo(page, "Renaissance", 3);
  let before = "";
  for (let number = 0; ; number++) {
    await ready(page, before);
    if (await page.locator("#region-decision [role=spinbutton]").count()) return;
    before = await asked(page);
    await chooseInList(page, number);
  }
}

test("chips and keys set a number, and the button that names it commits", async ({ page }) => {
  await purchases(page);
  const before = await asked(page);
  const confirm = page.locator("[data-confirm]");
  const number = decision(page).getByRole("spinbutton");
  // Among many other things nothing is proposed, and no dead button asks to choose first.
  await expect(confirm).toHaveCount(0);
  await decision(page).locator('[data-count="2"]').click();
  await expect(number).toHaveAttribute("aria-valuenow", "2");
  await expect(confirm).toContainText("2 cards");
  await number.press("ArrowLeft");
  await expect(number).toHaveAttribute("aria-valuenow", "1");
  await expect(confirm).toContainText("1 card");
  await number.press("ArrowRight");
  expect(await asked(page)).toBe(before);
  await confirm.click();
  await expect.poll(() => asked(page)).not.toBe(before);
  await expect(page.getByRole("log").getByText("You buy 2 cards").last()).toBeVisible();
});

test("undo names what it takes back, and looks locked when it is", async ({ somebody }) => {
  const [host, guest] = [await somebody(), await somebody()];
  await plan(host, "Principato", 2, "Online");
  await host.getByRole("radio", { name: "Person", exact: true }).last().click();
  await host.getByRole("button", { name: "Open the table" }).click();
  await join(guest, await host.getByLabel("Invitation to seat 2").inputValue(), "Matteo");
  await host.getByRole("button", { name: "Start the game" }).click();
  const page = await Promise.any([host, guest].map(async (one) => ready(one).then(() => one)));
  const undo = page.locator("[data-undo]");
  await expect(undo).toHaveAttribute("aria-disabled", "true");
  await expect(undo).toHaveClass(/\blocked\b/);
  await expect(undo.locator("small")).not.toBeEmpty();
  const option = choices(page).filter({ hasText: "Change" }).first();
  const label = await option.locator(".label > span").innerText();
  const before = await asked(page);
  await option.click();
  await ready(page, before);
  await expect(undo).not.toHaveAttribute("aria-disabled", "true");
  await expect(undo.locator("small")).toHaveText(label);
  await expect(decision(page).getByText("Choose first")).toHaveCount(0);
  await expect(page.locator("[data-confirm]")).toHaveCount(0);
});

test("Esc leaves the chat, and the keys of the table are heard again", async ({ page }) => {
  await startSolo(page, "Principato");
  await ready(page);
  await page.keyboard.press("c");
  const field = page.locator("#chat-input");
  await expect(field).toBeFocused();
  await field.fill("r");
  await page.keyboard.press("Escape");
  await expect(field).not.toBeFocused();
  await expect(field).toHaveValue("r");
  await page.keyboard.press("r");
  await expect(page.getByRole("complementary", { name: "Rules" })).toBeVisible();
});

test("who opens a table for others says a name first, as long as the server takes", async ({ page }) => {
  // Alone with bots nobody is asked.
  await startSolo(page, "Principato");
  await plan(page, "Principato", 2, "Online");
  const name = page.getByLabel(/^Your name/);
  await name.fill("");
  await page.getByRole("button", { name: "Open the table" }).click();
  await expect(name).toBeFocused();
  await expect(page).toHaveURL(/\/$/);
  await name.fill("Lorenzo il Magnifico de’ Medici");
  await expect(name).toHaveAttribute("maxlength", "20");
  await name.fill("Lorenzo");
  await page.getByRole("button", { name: "Open the table" }).click();
  await expect(page.getByRole("region", { name: "Principato: a new table" }).getByRole("listitem").first()).toContainText("Lorenzo");
  // Once said, it is not asked again.
  await page.goto("/");
  await page.getByRole("radio", { name: "Online", exact: true }).click();
  await expect(page.getByRole("button", { name: "Open the table" })).toBeVisible();
  await expect(name).toHaveCount(0);
});

for (const [size, viewport, most] of [
  ["the desktop", { width: 1440, height: 900 }, 0],
  ["a phone", PHONE, 0.02],
] as const) {
  test(`nothing moves on ${size} when the turn comes, and what can be chosen is in sight`, async ({ somebody }) => {
    const [page, other] = [await somebody({ viewport }), await somebody()];
    await plan(other, "Principato", 2, "Online");
    await other.getByRole("radio", { name: "Person", exact: true }).last().click();
    await other.getByRole("button", { name: "Open the table" }).click();
    await join(page, await other.getByLabel("Invitation to seat 2").inputValue(), "Matteo");
    await other.getByRole("button", { name: "Start the game" }).click();
    const both = [page, other];
    let turns = 0;
    for (let number = 0; turns < 2; number++) {
      const deciding = await Promise.any(both.map(async (one) => ready(one).then(() => one)));
      const before = await asked(deciding);
      if (deciding === other) await page.evaluate(countShifts);
      await chooseInList(deciding, number, "end");
      await expect.poll(() => asked(deciding)).not.toBe(before);
      if (deciding === page || (await asked(other)) !== "") continue;
      await ready(page);
      turns += 1;
      const { sum, what } = await shifted(page);
      expect(sum, what).toBeLessThanOrEqual(most);
      const hidden = await page.evaluate(() => {
        const lit = [...document.querySelectorAll<HTMLElement>("#region-board .spot.lit")];
        const seen = lit.some((one) => {
          const box = one.getBoundingClientRect();
          const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
          return top !== null && (one.contains(top) || top.contains(one));
        });
        return lit.length > 0 && !seen;
      });
      expect(hidden).toBe(false);
    }
  });
}
