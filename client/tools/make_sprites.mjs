// One SVG sprite per game and one for the shell, from icons.json, glyphs.json and the icon package.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const read = (path) => JSON.parse(readFileSync(path, "utf8"));
const here = (path) => new URL(`../icons/${path}`, import.meta.url);

const map = read(here("icons.json"));
const glyphs = read(here("glyphs.json"));
const drawn = read(require.resolve("@iconify-json/game-icons/icons.json")).icons;
const out = here("sprites/");
mkdirSync(out, { recursive: true });

const NUMBER = /-?(?:\d+\.\d*|\.\d+|\d+)(?:e-?\d+)?/y;
const FLAG = /[01]/y;

/** The numbers behind a command; in an arc the fourth and fifth are flags, which may be glued to what follows. */
function numbers(command, text) {
  const found = [];
  for (let at = 0; at < text.length; ) {
    const place = found.length % 7;
    const pattern = /a/i.test(command) && (place === 3 || place === 4) ? FLAG : NUMBER;
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) found.push(Math.round(Number(match[0])));
    at = match ? pattern.lastIndex : at + 1;
  }
  return found;
}

/** Coordinates as whole numbers: a unit of 512 cannot be seen at the sizes we draw. */
function rounded(body) {
  return body.replace(/ d="([^"]+)"/g, (_, path) => {
    const parts = [...path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)];
    return ` d="${parts.map(([, command, text]) => command + numbers(command, text).join(" ").replace(/ -/g, "-")).join("")}"`;
  });
}

function body(name, id) {
  const glyph = name.startsWith("glyph/");
  const found = glyph ? glyphs[name.slice(6)] : drawn[name]?.body;
  if (!found) throw new Error(`${id}: there is no icon ${name}`);
  return glyph ? found : rounded(found);
}

function sprite(icons) {
  // Equal drawings side by side, so that gzip finds them.
  const sorted = Object.entries(icons).sort(([, one], [, other]) => one.localeCompare(other));
  const symbols = sorted.map(
    ([id, name]) => `<symbol id="${id}" viewBox="0 0 512 512">${body(name, id)}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>\n`;
}

const { _meta, ui, seat, ...games } = map;
const arms = read(new URL("../src/ui/tokens.json", import.meta.url)).seats;
const armsOf = (game) =>
  Object.fromEntries(Object.values(arms[game] ?? {}).map((style) => [`arms.${style.split(":")[1]}`, style.split(":")[1]]));
const controls = Object.fromEntries(Object.keys(glyphs).filter((name) => name !== "_meta").map((name) => [name, `glyph/${name}`]));
writeFileSync(new URL("shell.svg", out), sprite({ ...controls, ...ui, ...seat }));
for (const [game, icons] of Object.entries(games)) {
  writeFileSync(new URL(`${game}.svg`, out), sprite({ ...icons, ...armsOf(game) }));
}
// Which ids there are, for whoever looks for a fitting one.
const ids = Object.fromEntries(Object.entries(games).map(([game, icons]) => [game, Object.keys(icons)]));
writeFileSync(new URL("ids.json", out), `${JSON.stringify(ids)}\n`);
