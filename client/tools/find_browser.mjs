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

const tries = [
  {
    what: "Debian's package chromium",
    possible: () => process.getuid?.() === 0 && onPath("apt-get"),
    run: () => spawnSync("apt-get", ["install", "-y", "-qq", "chromium"], { stdio: ["ignore", "ignore", "inherit"] }),
  },
  {
    what: "Playwright's own Chromium",
    possible: () => true,
    run: () => spawnSync(process.execPath, ["node_modules/@playwright/test/cli.js", "install", "chromium"], { stdio: ["ignore", "ignore", "inherit"] }),
  },
];

function getBrowser() {
  if (findBrowser()) return;
  for (const way of tries) {
    if (!way.possible()) continue;
    console.log(`Installing ${way.what} for the browser tests …`);
    if (way.run().status === 0 && findBrowser()) return;
  }
  console.error(
    "The browser tests need Chromium and could not get it: install chromium or google-chrome, or name one with SIGNORIA_BROWSER=/path/to/it.",
  );
  process.exit(1);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) getBrowser();
