// What moves on a page without the person's doing.
import type { Page } from "./fixtures";

interface Shift {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** Runs in the page: what has moved without the person's doing, from now on. */
export function countShifts(): void {
  const shifts: { value: number; what: string }[] = [];
  Object.assign(window, { shifts });
  const name = (node: Node | null): string => `${node?.nodeName}.${node instanceof Element ? node.getAttribute("class") : (node?.textContent ?? "")}`;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as Shift[])
      if (!entry.hadRecentInput) shifts.push({ value: entry.value, what: entry.sources.map(({ node }) => `${name(node)} in ${name(node?.parentElement ?? null)}`).join("; ") });
  }).observe({ type: "layout-shift" });
}

/** How much has moved since then, and what. */
export async function shifted(page: Page): Promise<{ sum: number; what: string }> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  const shifts = await page.evaluate(() => (window as unknown as { shifts: { value: number; what: string }[] }).shifts);
  return { sum: shifts.reduce((sum, { value }) => sum + value, 0), what: shifts.map(({ what }) => what).join("\n") };
}
