// Makes docs/*.png: the main pages as they are, at both sizes.
import { fileURLToPath } from "node:url";
import { test, type Page } from "./fixtures";
import { asked, choices, chooseInList, gameOver, ready, startSolo } from "./play";

const DOCS = fileURLToPath(new URL("../../docs/", import.meta.url));
const PHONE = { width: 390, height: 844 };

async function picture(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.mouse.move(0, 0);
  await page.screenshot({ path: `${DOCS}${name}.png`, animations: "disabled" });
}

/** What a person would rather do than the rest, so that the pictures show a game and not a heap of soldiers. */
const LIKED = /^(?:take|option|activate|recruit:[12]$|favors_for|swap|supply|build|bid|lay)/;

/** A few decisions, so that there is something to see. */
async function playSome(page: Page, decisions: number): Promise<void> {
  let before = "";
  for (let number = 0; number < decisions; number++) {
    if ((await ready(page, before)) === "over") return;
    before = await asked(page);
    const actions = await choices(page).evaluateAll((options) => options.map((option) => (option as HTMLElement).dataset["action"] ?? ""));
    const liked = [...actions.keys()].filter((place) => LIKED.test(actions[place]!));
    await chooseInList(page, liked[number % liked.length] ?? number);
  }
  await ready(page, before);
}

test("lobby, table, rules, end", async ({ page }) => {
  test.setTimeout(900_000);
  // Somebody with a name, who confirms every choice, so that a selected one can be shown.
  await page.addInitScript(() => localStorage.setItem("signoria", JSON.stringify({ confirm: "always", lang: "en" })));
  await page.goto("/me");
  await page.locator("form").filter({ has: page.getByRole("heading", { name: "Play as a guest" }) }).getByLabel("Name").fill("Chiara");
  await page.getByRole("button", { name: "Play as a guest" }).click();
  await page.getByRole("heading", { name: "Chiara" }).waitFor();
  await startSolo(page, "Principato", 3);
  await playSome(page, 34);
  await choices(page).first().click();
  await picture(page, "table");
  await page.keyboard.press("r");
  await page.getByRole("complementary", { name: "Rules" }).getByRole("article").first().waitFor();
  await picture(page, "rules");
  await page.keyboard.press("Escape");
  await page.setViewportSize(PHONE);
  await picture(page, "table_phone");
  await page.setViewportSize({ width: 820, height: 1180 });
  await picture(page, "table_tablet");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  await page.getByRole("link", { name: "Play" }).last().waitFor();
  await picture(page, "lobby");
  await startSolo(page, "Principato", 3);
  await playSome(page, 400);
  await gameOver(page).waitFor();
  await picture(page, "end");
});
