// Looking back: step by step, turn by turn, along the scrubber, by a link; and the record to take away.
import { readFileSync } from "node:fs";
import { expect, test, type Page } from "./fixtures";
import { agree, playOn, twoAtTable } from "./people";
import { asked, chooseInList, decision, gameOver, playToTheEnd, ready, startSolo } from "./play";

const heading = (page: Page) => decision(page).getByRole("heading");
/** The line that is looked at, if it is not the present. */
const moment = (page: Page): number | null => {
  const line = new URL(page.url()).searchParams.get("at");
  return line === null ? null : Number(line);
};

async function download(page: Page, click: () => Promise<void>): Promise<{ name: string; record: { game: string; lines: unknown[] } }> {
  const [file] = await Promise.all([page.waitForEvent("download"), click()]);
  return { name: file.suggestedFilename(), record: JSON.parse(readFileSync(await file.path(), "utf8")) };
}

test("the scrubber, the brackets and the log all lead to a moment, and Live leads back", async ({ page }) => {
  await startSolo(page, "Principato");
  // Whoever changes cards decides twice each time, so that their turns are longer than their decisions.
  let before = "";
  for (let number = 0; number < 8; number++) {
    await ready(page, before);
    before = await asked(page);
    await chooseInList(page, number, "change:");
  }
  await ready(page, before);
  const question = await heading(page).innerText();
  const scrubber = page.getByRole("slider", { name: "History" });
  const last = Number(await scrubber.getAttribute("max"));
  expect(last).toBeGreaterThan(8);

  // Decision by decision.
  await page.keyboard.press("[");
  await expect(heading(page)).toHaveText(`Decision ${last} of ${last}`);
  await expect(page.locator("#region-board")).toHaveClass(/past/);
  await page.keyboard.press("[");
  await expect(heading(page)).toHaveText(`Decision ${last - 1} of ${last}`);
  await page.keyboard.press("]");
  await expect(heading(page)).toHaveText(`Decision ${last} of ${last}`);
  await page.keyboard.press("]");
  await expect(heading(page)).toHaveText(question);
  await expect(page).not.toHaveURL(/at=/);

  // Turn by turn one is sooner at the beginning, and goes the same way forward.
  const turns: number[] = [];
  for (let here = Infinity; (await heading(page).innerText()) !== `Decision 1 of ${last}`; here = turns.at(-1)!) {
    await page.keyboard.press("Shift+BracketLeft");
    await expect.poll(() => moment(page) ?? Infinity).toBeLessThan(here);
    turns.push(moment(page)!);
  }
  expect(turns.length).toBeGreaterThan(1);
  expect(turns.length).toBeLessThan(last);
  await page.keyboard.press("Shift+BracketRight");
  await expect.poll(() => moment(page)).toBe(turns.at(-2));

  // The scrubber itself, by its own keys.
  await scrubber.focus();
  await page.keyboard.press("Home");
  await expect(heading(page)).toHaveText(`Decision 1 of ${last}`);
  await page.keyboard.press("ArrowRight");
  await expect(heading(page)).toHaveText(`Decision 2 of ${last}`);
  await page.keyboard.press("End");
  await expect(heading(page)).toHaveText(question);

  // A line of the log, and back by Escape.
  await page.getByRole("log", { name: "Log" }).getByRole("button").first().click();
  await expect(page).toHaveURL(/at=0/);
  await page.keyboard.press("Escape");
  await expect(heading(page)).toHaveText(question);
});

test("a link to a moment: my own seat while the game runs, any seat when it is over", async ({ somebody, server }) => {
  const [host, guest] = [await somebody(), await somebody()];
  await twoAtTable(host, guest, server.address);
  await playOn([host, guest], 4);
  await agree([host, guest]);
  await host.context().grantPermissions(["clipboard-read", "clipboard-write"], { origin: server.address });
  await host.keyboard.press("[");
  await host.getByRole("button", { name: "Copy link" }).click();
  await expect(host.getByRole("button", { name: "Copied" })).toBeVisible();
  const link = await host.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/\?at=\d+&watch=[\w-]+$/);
  const title = await heading(host).innerText();

  // The other player follows it and sees that moment with their own eyes.
  await guest.goto(link);
  await expect(heading(guest)).toHaveText(title);
  await expect(guest).toHaveURL(/\?at=\d+&seat=1&watch=[\w-]+$/);
  await expect(guest.getByLabel("As seen by")).toHaveCount(0);

  // Whoever else has the link sees that moment too, as a spectator.
  const stranger = await somebody();
  await stranger.goto(link);
  await expect(heading(stranger)).toHaveText(title);
  await expect(stranger).toHaveURL(/\?at=\d+&watch=[\w-]+$/);

  // The record of a running game is one's own: another's goals are covered.
  await host.keyboard.press("Escape");
  await host.getByRole("button", { name: "Menu" }).click();
  const running = await download(host, () => host.getByRole("link", { name: "Download the record" }).click());
  expect(running.name).toMatch(/^signoria-.*\.json$/);
  expect(running.record.game).toBe("principato");
  expect(running.record.lines).toHaveLength(await agree([host]));
  expect(JSON.stringify(running.record.lines)).toContain("?");
});

test("the past goes on by itself, decision by decision or turn by turn, and the log marks where it is", async ({ page }) => {
  await startSolo(page, "Principato");
  let before = "";
  for (let number = 0; number < 4; number++) {
    await ready(page, before);
    before = await asked(page);
    await chooseInList(page, number, "change:");
  }
  await ready(page, before);
  const question = await heading(page).innerText();
  await page.getByRole("slider", { name: "History" }).focus();
  await page.keyboard.press("Home");
  await expect(heading(page)).toHaveText(/^Decision 1 of /);
  await expect(page.getByRole("log", { name: "Log" }).locator("[aria-current=step]")).toHaveCount(1);
  await page.getByLabel("Speed").selectOption({ index: 3 });
  await page.getByLabel("Step").selectOption("by turn");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(heading(page)).toHaveText(question);
});

test("when all is over, every moment can be seen with everybody's eyes, and the record is whole", async ({ page }) => {
  await startSolo(page, "Principato");
  await ready(page);
  await playToTheEnd(page);
  await expect(gameOver(page)).toBeVisible();
  await page.keyboard.press("[");
  const eyes = page.getByLabel("As seen by");
  await expect(eyes).toHaveValue("Guest");
  await eyes.selectOption({ index: 2 });
  await expect(page).toHaveURL(/seat=1$/);
  // The eyes stay while one steps, and a link has them, too.
  const at = moment(page)!;
  await page.keyboard.press("[");
  await expect.poll(() => moment(page) ?? Infinity).toBeLessThan(at);
  await expect(page).toHaveURL(/seat=1$/);
  const title = await heading(page).innerText();
  await page.reload();
  await expect(heading(page)).toHaveText(title);
  await expect(eyes).not.toHaveValue("Guest");
  await page.getByRole("button", { name: "Back to live" }).click();
  const whole = await download(page, () => page.getByRole("link", { name: "Download the record" }).click());
  expect(JSON.stringify(whole.record.lines)).not.toContain("?");
});
