// A test plays the same game in each run: what a browser adds to a game's chance hangs on the test alone (the server's part: luck.py).
import { createHash } from "node:crypto";
import type { BrowserContext } from "@playwright/test";

/** `LUCK=any-word` deals other cards: a test must pass with all of them. */
export const LUCK = process.env["LUCK"] ?? "signoria";

/** Whoever has the same name adds the same to the chance of a game. */
export async function shareLuck(context: BrowserContext, name: string): Promise<void> {
  const bytes = [...createHash("sha256").update(`${LUCK} ${name}`).digest()];
  await context.addInitScript((luck) => {
    crypto.getRandomValues = (array) => {
      if (array instanceof Uint8Array) array.set(luck.slice(0, array.length));
      return array;
    };
  }, bytes);
}
