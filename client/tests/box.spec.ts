// "Is your box different?": an owner reads what is reconstructed, and sees what a server plays with instead of it.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { violations } from "./axe";
import { expect, test } from "./fixtures";
import { startSolo } from "./play";
import { ROOT, Server } from "./server";

const COMPONENTS = join(ROOT, "src/signoria/games/principato/components.toml");

test("what is reconstructed in each game, most important first", async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("link", { name: "Is your box different?" }).click();
  const games = page.getByRole("navigation", { name: "Games" }).getByRole("link");
  await expect(games).toHaveText(["Il Principe", "Principato", "Renaissance", "Virtù"]);
  for (const game of await games.allTextContents()) {
    await games.filter({ hasText: game }).click();
    await expect(games.filter({ hasText: game })).toHaveAttribute("aria-current", "page");
    const topics = page.locator("details");
    // The most important topic is open: each entry says where it stands, its value and its line.
    await expect(topics.first()).toHaveAttribute("open");
    const entry = topics.first().getByRole("row").nth(1);
    await expect(entry.getByRole("rowheader")).not.toBeEmpty();
    await expect(entry.getByRole("cell").last()).toHaveText(/^\d+$/);
    await expect(page.getByText(`signoria data check`)).toBeVisible();
  }
  expect(await violations(page)).toEqual([]);
});

test("a value that an owner corrected is named on the page and at each table", async ({ somebody }) => {
  const folder = mkdtempSync(join(tmpdir(), "signoria-box-"));
  const ours = readFileSync(COMPONENTS, "utf-8");
  const corrected = ours.replace("[6, 6, 6, 6, 6, 5, 5, 5, 5, 5, 4, 4, 4, 4, 4]", "[9, 8, 7, 7, 6, 6, 5, 5, 5, 5, 4, 4, 3, 3, 1]");
  expect(corrected).not.toBe(ours);
  writeFileSync(join(folder, "principato.toml"), corrected);
  const server = new Server({ SIGNORIA_COMPONENTS: folder });
  await server.start();
  const page = await somebody({ baseURL: server.address });
  await page.goto("/box/principato");
  const differences = page.getByRole("region", { name: "One value on this server is not as we ship it" });
  await expect(differences).toContainText("culture.painting.values");
  await expect(differences).toContainText("[9, 8, 7, 7, 6, 6, 5, 5, 5, 5, 4, 4, 3, 3, 1]");
  await expect(differences).toContainText("ours: [6, 6, 6, 6, 6, 5, 5, 5, 5, 5, 4, 4, 4, 4, 4]");

  await startSolo(page, "Principato");
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(page.getByRole("link", { name: /1 value corrected/ })).toBeVisible();
  await server.stop();
  rmSync(folder, { recursive: true });
});
