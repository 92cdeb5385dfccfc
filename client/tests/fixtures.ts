// What every browser test has: a server, and pages that may not complain.
import { test as base, expect, type Page } from "@playwright/test";
import { Server } from "./server";

interface Fixtures {
  /** Errors that a page has printed; a page that violates its policy prints one. */
  quiet: void;
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
  quiet: [
    async ({ context }, use) => {
      const complaints = listen(context);
      await use();
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** All that the pages of a context complain about, except that the network is gone where a test takes it away. */
export function listen(context: { on(event: "page", heard: (page: Page) => void): unknown }): string[] {
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
