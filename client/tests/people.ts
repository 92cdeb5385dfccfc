// Several people, each with a browser of their own.
import { expect, type Page } from "./fixtures";
import { asked, BY_THE_CLOCK, chooseByMouse, decision, plan, ready } from "./play";

/** Accept an invitation under a name. */
export async function join(page: Page, invitation: string, name: string): Promise<void> {
  await page.goto(invitation);
  await page.getByLabel("Name").fill(name);
  await page.getByRole("button", { name: "Take the seat" }).click();
}

/** The host opens a table of Principato for two and has sent the invitation; `through` is the guest's way to the server. */
export async function twoAtTable(host: Page, guest: Page, server: string, through = server): Promise<void> {
  await plan(host, "Principato", 2, "Online");
  await host.getByRole("radio", { name: "Person", exact: true }).last().click();
  await host.getByRole("button", { name: "Open the table" }).click();
  const invitation = await host.getByLabel("Invitation to seat 2").inputValue();
  await join(guest, invitation.replace(server, through), "Matteo");
  await host.getByRole("button", { name: "Start the game" }).click();
  await expect(decision(host)).toBeVisible();
  await expect(decision(guest)).toBeVisible();
}

/** Let whoever is asked decide, so many times; always the same kind of choice, so that nothing is asked twice. */
export async function playOn(pages: readonly Page[], decisions: number): Promise<void> {
  for (let number = 0; number < decisions; number++) {
    const deciding = await whoDecides(pages);
    const before = await asked(deciding);
    await chooseByMouse(deciding, 2 * number + 1);
    await goneOn(deciding, before);
  }
}

export const whoDecides = (pages: readonly Page[]): Promise<Page> => Promise.any(pages.map(async (page) => ready(page).then(() => page)));

/** Let everybody decide until one of them is asked. */
export async function playUntilAsked(pages: readonly Page[], awaited: Page): Promise<void> {
  while ((await whoDecides(pages)) !== awaited) await playOn(pages, 1);
}

/** Wait until the page asks something else, or nothing. */
export async function goneOn(page: Page, before: string): Promise<void> {
  await page.waitForFunction((line) => (document.querySelector<HTMLElement>("#region-decision")?.dataset["line"] ?? "") !== line, before, BY_THE_CLOCK);
}

/** How many lines of the journal a page has heard of. */
export const heardLines = (page: Page): Promise<number> => page.evaluate(() => Number(document.querySelector<HTMLElement>("#region-log")?.dataset["lines"]));

/** Both pages have heard the same. */
export async function agree(pages: readonly Page[]): Promise<number> {
  await expect.poll(async () => new Set(await Promise.all(pages.map(heardLines))).size).toBe(1);
  return heardLines(pages[0]!);
}
