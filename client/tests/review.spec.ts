// The review of a game that is over: asked for from the end page, and looked at decision by decision.
import { expect, test } from "./fixtures";
import { decision, gameOver, playToTheEnd, startSolo } from "./play";

test("bots review a game that is over, and every decision of it can be looked at", async ({ page }) => {
  await startSolo(page, "Il Principe");
  await playToTheEnd(page);
  await expect(gameOver(page)).toBeVisible();

  // A piece of a bar opens the moments that made it, and each of them leads there.
  const piece = page.getByRole("button", { name: /Cities built: \d+ points?$/ }).first();
  await piece.click();
  await expect(piece).toHaveAttribute("aria-expanded", "true");
  await page.getByTitle("Look at this moment").and(page.locator(".moments button")).first().click();
  await expect(page).toHaveURL(/at=\d+/);
  await page.keyboard.press("Escape");
  await expect(gameOver(page)).toBeVisible();

  // By its key; while they look one may go on, and hears how far they are.
  await page.keyboard.press("v");
  await expect(decision(page).getByRole("progressbar", { name: "Review" })).toBeVisible();
  await expect(decision(page).getByText(/Decision \d+ of \d+\./)).toBeVisible();
  const button = decision(page).getByRole("button", { name: /Review/ });
  await expect(button).toContainText(/turning point/, { timeout: 240_000 });

  await button.click();
  const review = page.locator("#region-board");
  await expect(review.getByRole("heading", { name: "Chance of winning" })).toBeVisible();
  await expect(review.locator("polyline:not(.under)")).toHaveCount(2);
  await expect(page).toHaveURL(/at=\d+/);
  const judged = review.locator("[data-decision]");
  await expect(judged.getByText("played")).toHaveCount(1);
  await expect(judged.getByRole("listitem").filter({ hasText: "%" })).not.toHaveCount(0);

  // Decision by decision, by the slider, by a click on the chart.
  const slider = review.getByRole("slider", { name: "Chance of winning" });
  await slider.focus();
  await page.keyboard.press("Home");
  await expect(judged).toContainText("Decision 1 of");
  await review.getByRole("button", { name: "One decision forward" }).click();
  await expect(slider).toHaveValue("1");
  const chart = review.locator("[data-chart]");
  const box = (await chart.boundingBox())!;
  await chart.click({ position: { x: box.width / 2, y: 20 } });
  await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(5);
  // The brackets lead from decision to decision here, too.
  const there = Number(await slider.inputValue());
  await page.keyboard.press("[");
  await expect(slider).toHaveValue(String(there - 1));

  // A turning point, and what its player could know of it then.
  const turning = review.getByRole("region", { name: "Turning points" }).getByRole("button");
  if ((await turning.count()) > 0) {
    await turning.first().click();
    await expect(turning.first()).toHaveAttribute("aria-pressed", "true");
  }
  const before = await slider.getAttribute("aria-valuetext");
  const eyes = review.getByLabel("As known to");
  await eyes.selectOption({ index: 1 });
  await eyes.selectOption({ index: 0 });
  await expect(slider).toHaveAttribute("aria-valuetext", before!);

  await review.getByRole("button", { name: "Back to the result" }).click();
  await expect(gameOver(page)).toBeVisible();
  await expect(page).not.toHaveURL(/at=/);

  // It is kept: whoever comes again finds it done.
  await page.reload();
  await expect(button).toContainText(/turning point/);
});
