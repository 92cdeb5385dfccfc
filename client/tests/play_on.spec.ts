// Playing on: from a moment of a game that is over, and from one's own while it runs; a position to take away.
import { readFileSync } from "node:fs";
import { expect, test } from "./fixtures";
import { chooseInList, decision, gameOver, playToTheEnd, ready, startSolo } from "./play";

test("a game that is over is played on from a moment, and its position is saved and opened", async ({ page }) => {
  await startSolo(page, "Principato");
  await ready(page);
  await playToTheEnd(page);
  await expect(gameOver(page)).toBeVisible();
  const old = new URL(page.url()).pathname;

  // By its key, at a moment of one's choice.
  await page.keyboard.press("p");
  const plan = page.getByRole("dialog", { name: "Play on" });
  const moment = plan.getByRole("slider", { name: "Moment" });
  await moment.focus();
  await page.keyboard.press("Home");
  for (let steps = 0; steps < 6; steps++) await page.keyboard.press("ArrowRight");
  await expect(plan).toContainText(/Decision 7 of \d+/);
  const [file] = await Promise.all([page.waitForEvent("download"), plan.getByRole("link", { name: "Save the position" }).click()]);
  const saved = await file.path();
  // In the other seat.
  const seats = plan.getByRole("combobox", { name: /^Who plays/ });
  await seats.nth(1).selectOption("me");
  await expect(seats.nth(0)).toHaveValue(/^bot:/);
  await plan.getByRole("button", { name: "Start here" }).click();
  await expect(page).not.toHaveURL(new RegExp(old));
  await ready(page);
  const log = page.getByRole("log", { name: "Log" });
  await expect(log).toContainText("This game goes on from a moment of another one.");
  await expect(log.getByRole("link", { name: "To that game" })).toHaveAttribute("href", new RegExp(`^${old}\\?at=\\d+$`));
  await expect(decision(page).getByRole("button", { name: /^Undo/ })).toHaveAttribute("aria-disabled", "true");

  // The bar of the past has it, too, and the running game is only tried out.
  await chooseInList(page, 0);
  await ready(page);
  await page.keyboard.press("[");
  await page.getByRole("button", { name: "Try it out" }).click();
  const trial = page.getByRole("dialog", { name: "Try it out" });
  await expect(trial).toContainText("dealt anew");
  await trial.getByRole("button", { name: "Start here" }).click();
  await expect(log).toContainText("Here you try out what may come");

  // What was saved is opened as a new table.
  await page.goto("/");
  const opens = page.getByRole("button", { name: "New table" });
  const open = page.getByRole("button", { name: "Open a saved position…" });
  await expect(open.or(opens).first()).toBeVisible();
  if (!(await open.isVisible())) await opens.click();
  await page.locator("input[type=file]").setInputFiles({ name: "mine.json", mimeType: "application/json", buffer: readFileSync(saved) });
  await expect(page.getByText("It starts from mine.json.")).toBeVisible();
  await page.getByRole("button", { name: "Start the game" }).click();
  await ready(page);
  await expect(log).toContainText("This game starts from a set position.");
});
