// Pictures of a game's set positions (games/<game>/positions.json) in the real page, to lay beside what was drawn:
// node tools/position_pictures.mjs FOLDER il_principe[/moment[:option]] … [--size 1440x900]… [--theme dark]… [--lang fr] [--keys vv]
// `--click SELECTOR` clicks something first: a card that is to be offered.
// With `--plain` a picture is called by its game alone: those of docs/.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { createServer } from "vite";
import { findBrowser } from "./find_browser.mjs";
import { inFewColours } from "./palette.mjs";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: "string", multiple: true, default: ["1440x900"] },
    theme: { type: "string", multiple: true, default: ["light"] },
    lang: { type: "string", default: "en" },
    // Pressed before the picture is taken: another view of the board.
    keys: { type: "string", default: "" },
    click: { type: "string", default: "" },
    plain: { type: "boolean", default: false },
  },
});
const [folder, ...wishes] = positionals;
if (!folder || !wishes.length) {
  console.error("Name a folder for the pictures, and a game or positions of it: il_principe, or il_principe/building:build:firenze");
  process.exit(1);
}

/** Each position that was asked for, with the option that is chosen in it. */
function positionsOf(wish) {
  const [, game, moment, select = ""] = /^(\w+)(?:\/(\w+)(?::(.+))?)?$/.exec(wish);
  if (moment) return [{ game, moment, select }];
  const { moments } = JSON.parse(readFileSync(new URL(`../src/games/${game}/positions.json`, import.meta.url), "utf-8"));
  return Object.keys(moments).map((name) => ({ game, moment: name, select }));
}

async function picture(page, { game, moment, select }, size, theme) {
  const query = new URLSearchParams({ game, moment, theme, lang: values.lang, ...(select && { select }) });
  await page.goto(`${address}?${query}`);
  // The moment itself, not what stood before it.
  await page.locator('main[data-drawn="317"]').waitFor();
  await page.evaluate(() => document.fonts.ready);
  if (values.click) await page.locator(values.click).first().click();
  for (const key of values.keys) await page.keyboard.press(key);
  // A map learns its size, then where its pieces stand, then where their names find room.
  for (let frames = 0; frames < 8; frames++) await page.evaluate(() => new Promise(requestAnimationFrame));
  const name = values.plain ? game : [game, moment, select && select.replace(/\W+/g, "_"), values.keys, size, theme].filter(Boolean).join("-");
  writeFileSync(`${folder}/${name}.png`, await inFewColours(page, await page.screenshot({ animations: "disabled" })));
  console.log(`${name}: ${await page.evaluate(() => document.querySelectorAll("*").length)} nodes`);
}

mkdirSync(folder, { recursive: true });
const server = await createServer({ configFile: "vite.gallery.config.ts", logLevel: "error", server: { port: 0, watch: null } });
await server.listen();
const browser = await chromium.launch({ executablePath: findBrowser(), args: ["--no-sandbox", "--disable-gpu"] });
const address = `${server.resolvedUrls.local[0]}src/app/gallery/index.html`;
for (const size of values.size) {
  const [width, height] = size.split("x").map(Number);
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: "reduce", hasTouch: width < 600 });
  page.on("pageerror", (error) => console.error(error.message));
  for (const theme of values.theme) for (const position of wishes.flatMap(positionsOf)) await picture(page, position, size, theme);
  await page.close();
}
await browser.close();
await server.close();
