// The browser for the tests: the system's, else Debian's package where it may be installed, else Playwright's own.
import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

function onPath(name) {
  for (const folder of (process.env.PATH ?? "").split(delimiter)) {
    const file = join(folder, name);
    try {
      accessSync(file, constants.X_OK);
      return file;
    } catch {
      // Not here.
    }
  }
  return undefined;
}

/** A browser that is there already; SIGNORIA_BROWSER names another. */
export function findBrowser() {
  const named = process.env.SIGNORIA_BROWSER;
  if (named) return existsSync(named) ? named : undefined;
  const own = chromium.executablePath();
  return NAMES.map(onPath).find(Boolean) ?? (existsSync(own) ? own : undefined);
}

const succeeds = (command, ...words) => spawnSync(command, words, { stdio: ["ignore", "ignore", "inherit"] }).status === 0;
const apt = (...words) => succeeds("apt-get", ...words);

const tries = [
  {
    what: "Debian's package chromium",
    possible: () => process.getuid?.() === 0 && onPath("apt-get"),
    // A machine that was never asked has no list of packages yet, or an old one.
    run: () => apt("update", "-qq") && apt("install", "-y", "-qq", "chromium"),
  },
  {
    what: "Playwright's own Chromium",
    possible: () => true,
    run: () => succeeds(process.execPath, "node_modules/@playwright/test/cli.js", "install", "chromium"),
  },
];

function getBrowser() {
  if (findBrowser()) return;
  for (const way of tries) {
    if (!way.possible()) continue;
    console.log(`Installing ${way.what} for the browser tests …`);
    if (way.run() && findBrowser()) return;
  }
  console.error(
    "The browser tests need Chromium and could not get it: install chromium or google-chrome, or name one with SIGNORIA_BROWSER=/path/to/it.",
  );
  process.exit(1);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) getBrowser();
