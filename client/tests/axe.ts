// What axe-core finds on a page, by day and by night.
import AxeBuilder from "@axe-core/playwright";
import type { Page } from "./fixtures";

/** The rules that look at colours; all others say the same of a page by night as by day. */
const COLOURS = ["color-contrast", "link-in-text-block"];

/** What fades has its colours only at the end; and whatever inherits them fades after it, generation by generation. */
async function coloursSettled(): Promise<void> {
  const nextFrame = (): Promise<number> => new Promise(requestAnimationFrame);
  await nextFrame();
  while (document.getAnimations().length > 0) {
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)));
    await nextFrame();
  }
}

/** Every violation in a sentence, on the whole page or in a part of it: everything by day, then the colours by night. */
export async function violations(page: Page, within?: string): Promise<string[]> {
  const sentences: string[] = [];
  for (const scheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: "reduce" });
    await page.evaluate(coloursSettled);
    // Nobody reads what passed: axe need not tell of it.
    const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] });
    if (within) axe.include(within);
    const { violations } = await (scheme === "dark" ? axe.withRules(COLOURS) : axe).analyze();
    sentences.push(...violations.flatMap(({ id, nodes }) => nodes.map((node) => `${scheme}, ${id}: ${node.target.join(" ")} ${node.failureSummary ?? ""}`)));
  }
  return sentences;
}
