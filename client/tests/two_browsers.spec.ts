// Two people, two browsers: an invitation, a cut wire, a server that dies, and nothing lost or sent twice.
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures";
import { heardLines, playOn, playUntilAsked, twoAtTable } from "./people";
import { asked, BY_THE_CLOCK, choices } from "./play";
import { Wire } from "./server";

/** Numbers and seats of all decisions that a page has heard of, from its log. */
const journal = (page: Page): Promise<string[]> => page.getByRole("log", { name: "Log" }).getByRole("listitem").allInnerTexts();

test("two people play through a cut wire and a killed server", async ({ somebody, server }) => {
  const host = await somebody();
  const wire = new Wire(server.address);
  await wire.open();
  const guest = await somebody({ baseURL: wire.address });

  await twoAtTable(host, guest, server.address, wire.address);
  await playOn([host, guest], 6);

  // The wire is cut while the guest decides; their choice waits, and goes out once it is mended.
  await playUntilAsked([host, guest], guest);
  const before = await asked(guest);
  wire.cut();
  await expect(guest.getByText("Connection lost")).toBeVisible();
  const skip = choices(guest).filter({ hasText: "Skip" });
  const chosen = (await skip.count()) > 0 ? skip : choices(guest);
  await chosen.first().click();
  const confirm = guest.locator("[data-confirm]:not([disabled])");
  if (await confirm.isVisible()) await confirm.click();
  await expect(guest.getByText("is not confirmed yet")).toBeVisible();
  const heard = (await journal(host)).length;
  wire.mend();
  await guest.waitForFunction((line) => (document.querySelector<HTMLElement>("#region-decision")?.dataset["line"] ?? "") !== line, before, BY_THE_CLOCK);
  await expect(guest.getByText("Connection lost")).toBeHidden();
  await expect.poll(async () => (await journal(host)).length).toBeGreaterThan(heard);
  await playOn([host, guest], 4);

  // The server dies and comes back: both pages come back by themselves.
  await server.kill();
  await expect(host.getByText("Connection lost")).toBeVisible();
  await server.start();
  await expect(host.getByText("Connection lost")).toBeHidden();
  await expect(guest.getByText("Connection lost")).toBeHidden();
  await playOn([host, guest], 4);

  // Both have seen the same decisions, each once: the record of the server is the judge.
  const id = new URL(host.url()).pathname.split("/")[2]!;
  const record = (await (await host.request.get(`/api/tables/${id}/record`)).json()) as { lines: unknown[] };
  await expect.poll(() => heardLines(host)).toBe(record.lines.length);
  await expect.poll(() => heardLines(guest)).toBe(record.lines.length);
  wire.close();
});
