// What every browser test has: a server, and pages that may not complain; the same cards in each run.
import { test as base, expect, type BrowserContext, type BrowserContextOptions, type Page } from "@playwright/test";
import { shareLuck } from "./luck";
import { Server } from "./server";

interface Fixtures {
  /** Errors that a page has printed; a page that violates its policy prints one. */
  quiet: void;
  /** Another person with a browser of their own. */
  somebody: (settings?: BrowserContextOptions) => Promise<Page>;
}

export const test = base.extend<Fixtures, { server: Server }>({
  server: [
    async ({}, use) => {
      const server = new Server();
      await server.start();
      await use(server);
      await server.stop();
    },
    { scope: "worker", timeout: 180_000 },
  ],
  baseURL: async ({ server }, use) => use(server.address),
  context: async ({ context }, use, about) => {
    await shareLuck(context, about.title);
    await use(context);
  },
  quiet: [
    async ({ context }, use) => {
      const complaints = listen(context);
      await use();
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
  somebody: async ({ browser, baseURL, viewport, locale }, use, about) => {
    const visits: { context: BrowserContext; complaints: string[] }[] = [];
    await use(async (settings = {}) => {
      const context = await browser.newContext({ baseURL: baseURL!, viewport, locale: locale!, reducedMotion: "reduce", ...settings });
      visits.push({ context, complaints: listen(context) });
      await shareLuck(context, `${about.title} ${visits.length}`);
      return context.newPage();
    });
    for (const { context } of visits) await context.close();
    expect(visits.flatMap(({ complaints }) => complaints)).toEqual([]);
  },
});

/** All that the pages of a context complain about, except that the network is gone where a test takes it away. */
function listen(context: BrowserContext): string[] {
  const complaints: string[] = [];
  context.on("page", (page) => {
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("console", (message) => {
      if (message.type() === "error" && !/ERR_CONNECTION|WebSocket connection|Failed to load resource/.test(message.text())) complaints.push(message.text());
    });
  });
  return complaints;
}

export { expect, type Page };
