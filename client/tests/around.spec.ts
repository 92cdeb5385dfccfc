// Around the table: the waiting room, what is agreed, links that lead nowhere, tables that are closed.
import type { Locator } from "@playwright/test";
import { expect, test, type Page } from "./fixtures";
import { join, playOn, twoAtTable } from "./people";
import { choices, decision, plan, ready, startSolo } from "./play";

test("the waiting room follows who comes and goes, and a closed table says so", async ({ somebody }) => {
  const [host, guest, looker] = [await somebody(), await somebody(), await somebody()];
  await plan(host, "Principato", 3, "Online");
  await host.getByRole("radio", { name: "Person", exact: true }).nth(1).click();
  await host.getByText("Open goals").click();
  await host.getByRole("button", { name: "Open the table" }).click();
  const room = host.getByRole("region", { name: "Principato: a new table" });
  await expect(room.getByRole("listitem").first()).toContainText("you");
  await expect(room).toContainText("Options: Open goals");
  await expect(room).toContainText("2 seats are still free.");
  await expect(room.getByRole("button", { name: "Start the game" })).toBeDisabled();

  await join(guest, await room.getByLabel("Invitation to seat 2").inputValue(), "Matteo");
  await expect(room.getByRole("listitem").nth(1)).toContainText("Matteo");
  // A seat that is taken needs no invitation any more.
  await expect(room.getByLabel("Invitation to seat 2")).toHaveCount(0);

  // Somebody looks in from the list of open tables, without a seat; they hear of the end, too.
  await looker.goto("/");
  await looker.getByRole("link", { name: "Sit down" }).click();
  await expect(looker.getByText("1 seat is still free.")).toBeVisible();
  await guest.getByRole("button", { name: "Leave the table" }).click();
  await expect(guest.getByRole("heading", { name: "Your tables" })).toBeVisible();
  await expect(room.getByLabel("Invitation to seat 2")).toBeVisible();
  await expect(looker.getByText("2 seats are still free.")).toBeVisible();

  await looker.getByLabel("Name").fill("Chiara");
  await looker.getByRole("button", { name: "Sit down" }).click();
  await expect(room.getByRole("listitem").nth(2)).toContainText("Chiara");
  await room.getByRole("button", { name: "Close the table" }).click();
  await expect(looker.getByRole("heading", { name: "This table is closed" })).toBeVisible();
  await looker.reload();
  await expect(looker.getByRole("heading", { name: "This table is closed" })).toBeVisible();
  await looker.getByRole("link", { name: "To the tables" }).click();
  await expect(looker.getByRole("heading", { name: "Open tables" })).toBeVisible();
});

test("links that lead nowhere say so, and lead back", async ({ page }) => {
  await page.goto("/t/no-such-table");
  await expect(page.getByRole("heading", { name: "No way to this table" })).toBeVisible();
  await page.goto("/tt/abc");
  await expect(page.getByRole("heading", { name: "There is nothing at this address" })).toBeVisible();
  await page.getByRole("link", { name: "To the tables" }).click();
  await expect(page.getByRole("article")).toHaveCount(4);
});

test("whoever resigns looks on while a bot plays; when nobody is left, the table is closed and its record kept", async ({ somebody, server }) => {
  const [host, guest] = [await somebody(), await somebody()];
  await twoAtTable(host, guest, server.address);
  const resign = async (page: Page): Promise<void> => {
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Resign …" }).click();
    await page.getByRole("button", { name: "Yes, resign" }).click();
  };
  await resign(host);
  await expect(host.getByText("You have resigned")).toBeVisible();
  await expect(choices(host)).toHaveCount(0);
  await host.getByRole("tab", { name: /Chat/ }).click();
  await expect(host.getByLabel("Say something")).toHaveCount(0);
  await playOn([guest], 3);
  await resign(guest);
  for (const page of [host, guest]) {
    await expect(page.getByRole("heading", { name: "This table is closed" })).toBeVisible();
    await expect(page.getByText("Everybody has given up this game.")).toBeVisible();
    const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: "Download the record" }).click()]);
    expect(file.suggestedFilename()).toMatch(/^signoria-.*\.json$/);
  }
});

test("the list of my tables says what I am asked, in my language", async ({ page }) => {
  await startSolo(page, "Principato");
  await ready(page);
  const question = await decision(page).getByRole("heading").innerText();
  await page.goto("/");
  const row = page.locator("li.waits");
  await expect(row).toContainText("Your decision");
  await expect(row).toContainText(question);
  await page.locator("header button[aria-label*=': ']").first().click();
  await page.getByRole("button", { name: "français", exact: true }).click();
  await expect(row).toContainText("À vous de décider");
  await expect(row).not.toContainText(question);
  await row.getByRole("link").click();
  await ready(page);
});

test("every choice of a new table is said in words", async ({ page }) => {
  await plan(page, "Virtù", 3);
  const states = page.getByLabel("States");
  await expect(states.locator("option")).toHaveText(["By seat", "Drawn by lot", "Chosen at the table"]);
  await page.getByRole("radio", { name: "Renaissance", exact: true }).click();
  await expect(page.getByLabel("Diplomacy").locator("option")).toHaveText(["No offers", "Offers by whoever has to decide", "Offers by everybody between battles"]);
  const said = await page.getByRole("region", { name: "New table" }).locator("option").allInnerTexts();
  expect(said.filter((text) => /_|^[a-z]+$/.test(text))).toEqual([]);
});

/** Colours and glyphs of the arms in a part of a page, in their order; a dash where they are not known yet. */
const armsIn = (part: Locator): Promise<string[]> =>
  part.evaluateAll((parts) =>
    parts.flatMap((one) =>
      [...one.querySelectorAll("svg[viewBox='0 0 40 48']")].map((shield) => {
        const glyph = shield.querySelector("use")?.getAttribute("href")?.split("#")[1];
        return glyph === undefined ? "-" : `${shield.querySelector("path")!.style.fill} ${glyph}`;
      }),
    ),
  );

for (const game of ["Principato", "Virtù"]) {
  test(`the arms of ${game} are the game's own, and the same in the plan, the waiting room, the list and at the table`, async ({ page }) => {
    await plan(page, game, 3, "Online");
    const planned = page.getByRole("region", { name: "New table" }).locator("li");
    await expect.poll(async () => new Set((await armsIn(planned)).filter((arms) => arms !== "-")).size).toBe(3);
    const arms = await armsIn(planned);
    // A seat that anybody may take is dashed in the lists.
    for (const seat of [1, 2]) await page.getByRole("radio", { name: "Person", exact: true }).nth(seat).click();
    await page.getByRole("button", { name: "Open the table" }).click();
    const room = page.getByRole("region", { name: `${game}: a new table` });
    await expect.poll(() => armsIn(room.getByRole("listitem"))).toEqual(arms);
    await page.goto("/");
    await expect.poll(() => armsIn(page.getByRole("list", { name: "Seats" }).first())).toEqual(arms);
    await startSolo(page, game, 3);
    // There they stand in the order of play.
    await expect.poll(async () => (await armsIn(page.locator("#region-players > ol"))).sort()).toEqual(arms.sort());
  });
}

test("arms that are still to be drawn are dashed until they are", async ({ page }) => {
  await plan(page, "Virtù", 3, "Online");
  await page.getByLabel("States").selectOption({ label: "Drawn by lot" });
  const planned = page.getByRole("region", { name: "New table" }).locator("li");
  await expect.poll(() => armsIn(planned)).toEqual(["-", "-", "-"]);
  await page.getByRole("radio", { name: "With bots", exact: true }).click();
  await page.getByRole("button", { name: "Start the game" }).click();
  await expect.poll(async () => (await armsIn(page.locator("#region-players > ol"))).filter((arms) => arms !== "-").length).toBe(3);
  await ready(page);
  await page.goto("/");
  await expect.poll(async () => (await armsIn(page.getByRole("list", { name: "Seats" }).first())).includes("-")).toBe(false);
});
