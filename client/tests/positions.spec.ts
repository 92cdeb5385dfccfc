// Random positions of every game that has a board draw without an error, an overlap or a cut text: four sizes, three languages.
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { TestInfo } from "@playwright/test";
import { expect, test, type Page } from "./fixtures";
import { LANGUAGES, PositionPage, positions, SIZES, type Language, type Size } from "./positions";

const GAMES = { principato: "Principato", il_principe: "Il Principe", renaissance: "Renaissance", virtu: "Virtù" };
/** `LUCK=any-word POSITIONS=40` draws other ones, and as many. */
const FEW = Number(process.env["POSITIONS"] ?? 12);
/** The many are parted, so that they share the machine's cores, and one that fails is quickly drawn again. */
const [MANY, PART] = [500, 20];
const MOST_PICTURES = 12;
const minutes = 60_000;

// A trace keeps each of thousands of pages.
test.use({ trace: "off" });

const drawn = Object.entries(GAMES).filter(([game]) => existsSync(fileURLToPath(new URL(`../src/games/${game}/Board.svelte`, import.meta.url))));
/** Faults without their numbers and names, so that the same one is told once; each with where it was first seen. */
const kindOf = (fault: string): string => fault.replace(/^chosen, /, "").replace(/\.(lit|chosen|named|dim|used|on|hot|off)\b/g, "").replace(/“[^”]*”/g, "“…”").replace(/\d+/g, "n");

/** Each position in each size, the languages in turn. */
const languageOf = (number: number, size: number): Language => LANGUAGES[(number + size) % LANGUAGES.length]!;

async function look(page: Page, about: TestInfo, [game, title]: [string, string], count: number, part = 0): Promise<void> {
  const moments = await positions(game, count, part ? ` ${part}` : "");
  const found = new Map<string, string>();
  const shown = await PositionPage.open(page, title, game === "renaissance" ? 3 : 2);
  for (const language of LANGUAGES) {
    await shown.speak(language);
    for (const [place, size] of (Object.keys(SIZES) as Size[]).entries()) {
      await page.setViewportSize(SIZES[size]);
      for (const [number, moment] of moments.entries()) {
        if (languageOf(number, place) !== language) continue;
        for (const fault of await shown.faults(moment, number)) {
          if (found.has(kindOf(fault))) continue;
          const where = `position ${number}, ${moment.table.players} players, ${size}, ${language}`;
          found.set(kindOf(fault), `${where}: ${fault}`);
          if (found.size <= MOST_PICTURES) await page.screenshot({ path: about.outputPath(`${number}-${size}-${language}.png`) });
        }
      }
    }
  }
  expect([...found.values()]).toEqual([]);
}

// Each for itself: whoever has more cores gives more workers.
test.describe.configure({ mode: "parallel" });

for (const game of drawn) {
  test(`${game[1]}: a few random positions are drawn whole`, { tag: "@soak" }, async ({ page }, about) => {
    test.setTimeout(30 * minutes);
    await look(page, about, game, FEW);
  });
  for (let part = 1; part <= MANY / PART; part++) {
    test(`${game[1]}: random positions are drawn whole, part ${part} of ${MANY / PART}`, { tag: "@soak" }, async ({ page }, about) => {
      test.setTimeout(30 * minutes);
      await look(page, about, game, PART, part);
    });
  }
}
