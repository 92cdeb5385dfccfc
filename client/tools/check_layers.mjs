// Which room of client/src may import from which; `npm run check` runs it. Type imports count, tests do not.
// Dependency-cruiser would do, but it does not see the type imports of Svelte components.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";

/** From the top to the ground: a room imports from the rows beneath its own; rooms of one row do not know each other. */
const ROWS = [
  ["main"],
  ["app"],
  ["learn"],
  ["lobby", "shell"],
  ["decision", "log"],
  ["history", "players", "rules"],
  ["board/text", "games/*"],
  ["board", "store"],
  ["games"],
  ["ui"],
  ["words"],
  ["device"],
  ["net"],
];

/** What a row would allow and must not be: a board draws what it is given, and nobody names a game. */
const NEVER = [
  { from: /^games\/\*$/, to: /^store$/, why: "a board gets what it needs by its props" },
  { from: /./, to: /^games\/\*$/, why: "games.ts finds the games by name, nobody else knows one" },
];

/** The room of a file and, for the folder of a game, which game's it is. */
export function roomOf(path) {
  const parts = path.split("/");
  if (parts.length === 1) return { room: "main", game: null };
  if (parts[0] === "games" && parts.length > 2) return { room: "games/*", game: parts[1] };
  if (parts[0] === "board" && parts[1] === "text") return { room: "board/text", game: null };
  return { room: parts[0], game: null };
}

/** Why one file may not import the other, or null. */
export function objection(from, to) {
  const a = roomOf(from);
  const b = roomOf(to);
  const above = ROWS.findIndex((row) => row.includes(a.room));
  const below = ROWS.findIndex((row) => row.includes(b.room));
  if (above < 0) return `client/src/${a.room} has no place in the layers of tools/check_layers.mjs`;
  if (below < 0) return `client/src/${b.room} has no place in the layers of tools/check_layers.mjs`;
  if (a.room === b.room && a.game === b.game) return null;
  if (a.room === b.room) return "the games do not know each other";
  const ban = NEVER.find((rule) => rule.from.test(a.room) && rule.to.test(b.room));
  if (ban) return ban.why;
  return below > above ? null : `${b.room} does not lie beneath ${a.room}`;
}

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*["'](\.{1,2}\/[^"']+)["']/g;

/** The local modules that a source names. */
export const importsOf = (source) => [...source.matchAll(IMPORT)].map((match) => match[1]);

function check(folder) {
  const problems = [];
  const files = readdirSync(folder, { recursive: true }).filter((path) => /\.(ts|svelte)$/.test(path) && !/\.test\.ts$/.test(path));
  for (const file of files) {
    const from = file.split(sep).join("/");
    for (const named of importsOf(readFileSync(join(folder, file), "utf8"))) {
      const goal = resolve(folder, dirname(file), named);
      const to = relative(folder, existsSync(goal) ? goal : `${goal}.ts`).split(sep).join("/");
      // What lies outside src is data.
      const why = to.startsWith("..") ? null : objection(from, to);
      if (why) problems.push(`client/src/${from} imports ${to}: ${why}`);
    }
  }
  return problems;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problems = check(fileURLToPath(new URL("../src", import.meta.url)));
  for (const problem of problems) console.error(problem);
  if (problems.length) process.exit(1);
}
