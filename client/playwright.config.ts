import { defineConfig } from "@playwright/test";
import { findBrowser } from "./tools/find_browser.mjs";

const minutes = 60_000;

export default defineConfig({
  testDir: "tests",
  testMatch: "**/*.spec.ts",
  // Marked `{ tag: "@soak" }`: takes minutes, and is left to `make soak` (playwright.soak.config.ts).
  grepInvert: /@soak/,
  outputDir: "test-results",
  // Two browsers, each with a server of its own: a test mostly waits, and two slow cores are all that we count on.
  workers: 2,
  // A busy machine plays on; what hangs is stopped by the waits of single steps.
  timeout: 15 * minutes,
  expect: { timeout: minutes },
  reporter: [["list"]],
  use: {
    locale: "en-GB",
    viewport: { width: 1440, height: 900 },
    actionTimeout: minutes,
    navigationTimeout: minutes,
    // A trace takes two fifths of the time; where one is wanted: `npx playwright test --trace on`.
    trace: "off",
    screenshot: "only-on-failure",
    // Nobody watches; the test that looks at movement asks for it.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath: findBrowser(),
      args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync", "--no-first-run"],
    },
  },
});
