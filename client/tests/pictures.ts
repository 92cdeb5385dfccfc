// Makes docs/*.png: the main pages as they are, at both sizes.
import { fileURLToPath } from "node:url";
import { test, type Page } from "./fixtures";
import { asked, chooseInList, gameOver, playToTheEnd, ready, startSolo } from "./play";

const DOCS = fileURLToPath(new URL("../../docs/", import.meta.url));
const PHONE = { width: 390, height: 844 };

async function picture(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.mouse.move(0, 0);
  await page.screenshot({ path: `${DOCS}${name}.png`, animations: "disabled" });
}

/** A few decisions, so that there is something to see; one that is only selected stays. */
async function playSome(page: Page, decisions: number): Promise<void> {
  let before = "";
  for (let number = 0; number < decisions; number++) {
    if ((await ready(page, before)) === "over") return;
    before = await asked(page);
    await chooseInList(page, number * 3);
  }
  await ready(page, before);
}

test("lobby, table, rules, end", async ({ page }) => {
  await startSolo(page, "Principato", 3);
  await playSome(page, 30);
  await picture(page, "table");
  await page.keyboard.press("r");
  await page.getByRole("complementary", { name: "Rules" }).getByRole("article").first().waitFor();
  await picture(page, "rules");
  await page.keyboard.press("Escape");
  await page.setViewportSize(PHONE);
  await picture(page, "table_phone");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  await picture(page, "table_dark");
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await startSolo(page, "Il Principe", 3);
  await playSome(page, 12);
  await picture(page, "table_plain");
  await page.goto("/");
  await page.getByRole("link", { name: "Play" }).last().waitFor();
  await picture(page, "lobby");
  await startSolo(page, "Principato", 3);
  await playToTheEnd(page);
  await gameOver(page).waitFor();
  await picture(page, "end");
});
