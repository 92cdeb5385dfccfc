// The rules as a learner reads them, and the quick reference on one printed page.
import AxeBuilder from "@axe-core/playwright";
import { expect, test, type Page } from "./fixtures";

const GAMES = ["principato", "il_principe", "renaissance", "virtu"];
const LANGUAGES = [
  ["en", "quick reference"],
  ["fr", "aide-mémoire"],
  ["it", "promemoria"],
] as const;
const drawer = (page: Page) => page.getByRole("complementary", { name: "Rules" });

test("the rules fold rulings and examples away, and open them where a link leads", async ({ page }) => {
  await page.goto("/learn/principato");
  await page.getByRole("button", { name: /Playing/ }).click();
  const rules = drawer(page);
  await expect(rules.locator('[data-rule="1.1"]')).toContainText("How you win");
  await expect(rules.locator('[data-rule="2.5"]')).toContainText("5 × 4, 5 × 3, 5 × 2°");
  await expect(rules.locator('[data-rule="R21"]')).toHaveCount(0);
  const turn = rules.locator('[data-rule="4.2"]');
  await expect(turn).not.toContainText("R21");
  const notes = turn.getByText("Rulings and examples");
  await notes.click();
  await expect(turn).toContainText("R21 A favor with a full church");
  await expect(turn).toContainText("Ex. 20 A full church");
  // From a ruling of the paragraph back to the rules, and from the search to a ruling.
  await rules.getByRole("searchbox").fill("full church");
  await expect(rules.getByRole("article").filter({ hasText: "R21 A favor with a full church" })).toBeVisible();
  await rules.getByRole("searchbox").fill("");
  const chapter = rules.locator('details[data-rule="8"]');
  await chapter.locator("summary").click();
  await expect(chapter.locator('[data-rule="R40"]')).toContainText("The S2 cards");
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});

test("the quick reference of every game prints on one page in every language", async ({ page }) => {
  await page.goto(`/learn/${GAMES[0]!}`);
  await page.locator("[data-quick]").click();
  const title = page.getByRole("heading", { level: 1 });
  for (const game of GAMES) {
    await page.goto(`/rules/${game}/quick`);
    for (const [lang, called] of LANGUAGES) {
      await page.getByRole("button", { name: /: (English|français|italiano)$/i }).click();
      await page.locator(`li button[lang="${lang}"]`).click();
      await expect(title).toContainText(called);
      expect(await page.locator("main").innerText()).not.toContain("{list");
      const paper = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
      expect(paper.match(/\/Type\s*\/Page\b(?!s)/g), `${game} ${lang}`).toHaveLength(1);
    }
  }
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
});
