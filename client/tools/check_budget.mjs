// Fails if the first load is larger than agreed: gzipped, as it goes over the wire.
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const BUDGETS = { "first load, JavaScript": 120_000, "first load, CSS": 15_000, "one lazy part": 35_000, "one sprite": 22_500 };

const out = new URL("../../src/signoria/table/static/", import.meta.url);
const manifest = JSON.parse(readFileSync(new URL("manifest.json", out), "utf8"));
const size = (file) => gzipSync(readFileSync(new URL(file, out)), { level: 9 }).length;

/** A chunk with everything that it imports at once. */
function reach(key, seen = new Set()) {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const other of manifest[key].imports ?? []) reach(other, seen);
  return seen;
}

// A table's page is the first load of whoever follows an invitation.
const entry = Object.keys(manifest).find((key) => manifest[key].isEntry);
const page = Object.keys(manifest).find((key) => key.endsWith("shell/TablePage.svelte"));
const first = new Set([...reach(entry), ...reach(page)]);
const styles = new Set([...first].flatMap((key) => manifest[key].css ?? []));
const lazy = Object.keys(manifest).filter((key) => manifest[key].file.endsWith(".js") && !first.has(key));
const sprites = readdirSync(new URL("assets/", out)).filter((name) => name.endsWith(".svg"));
const sum = (files) => files.reduce((total, file) => total + size(file), 0);

const measured = {
  "first load, JavaScript": sum([...new Set([...first].map((key) => manifest[key].file))]),
  "first load, CSS": sum([...styles]),
  "one lazy part": Math.max(0, ...lazy.map((key) => size(manifest[key].file))),
  "one sprite": Math.max(0, ...sprites.map((name) => size(`assets/${name}`))),
};
for (const [what, bytes] of Object.entries(measured)) {
  const budget = BUDGETS[what];
  console.log(`${what}: ${(bytes / 1000).toFixed(1)} kB of ${budget / 1000} kB`);
  if (bytes > budget) {
    console.error(`${what} is larger than its budget.`);
    process.exitCode = 1;
  }
}
