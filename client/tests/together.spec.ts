// Two people, and what they ask of each other: to go back, to let a bot play, to be heard, to be called.
import { expect, test } from "./fixtures";
import { agree, goneOn, playOn, playUntilAsked, twoAtTable, whoDecides } from "./people";
import { asked, chooseInList, choices, decision, ready } from "./play";
import { Server } from "./server";

test("beyond the barrier undo asks the others: one refuses, then agrees", async ({ somebody, server }) => {
  const [host, guest] = [await somebody(), await somebody()];
  const pages = [host, guest];
  await twoAtTable(host, guest, server.address);
  // Until somebody's turn is over and the other one is asked.
  const asker = await whoDecides(pages);
  const other = asker === host ? guest : host;
  await playUntilAsked(pages, other);
  await playOn([other], 1);
  const lines = await agree(pages);

  // Who waits has no way back of their own, and asks.
  await asker.keyboard.press("u");
  const barrier = asker.getByText("Undo stops here");
  await expect(barrier).toBeVisible();
  await expect(asker.getByText("Another person has decided since.")).toBeVisible();
  await asker.getByRole("button", { name: "Ask the others" }).click();
  await expect(asker.getByText("You have asked the others")).toBeVisible();
  await expect(other.getByText(/asks to take back/)).toBeVisible();
  await expect(other.getByText(/It would take back: /)).toBeVisible();
  await other.getByRole("button", { name: "Refuse" }).click();
  await expect(asker.getByText("The others did not agree to going back")).toBeVisible();
  await expect(other.getByText(/asks to take back/)).toBeHidden();
  expect(await agree(pages)).toBe(lines);

  // He withdraws a question, and nobody is told that anybody refused.
  await asker.keyboard.press("u");
  await asker.getByRole("button", { name: "Ask the others" }).click();
  await asker.getByRole("button", { name: "Cancel" }).click();
  await expect(asker.getByText("You have asked the others")).toBeHidden();
  await expect(asker.getByText("The others did not agree to going back")).toBeHidden();

  // The other agrees: the game goes back, the log says so, and what it was stands struck out.
  await asker.keyboard.press("u");
  await asker.getByRole("button", { name: "Ask the others" }).click();
  await other.getByRole("button", { name: "Allow" }).click();
  await expect(asker.getByText("Taken back.")).toBeVisible();
  await ready(asker);
  await expect(other.locator("#region-decision[data-line]")).toHaveCount(0);
  await expect(other.locator(".notices").getByText(/takes it back\.$/)).toBeVisible();
  await expect(other.getByRole("log", { name: "Log" }).locator("li.gone").first()).toBeVisible();
  expect(await agree(pages)).toBeGreaterThan(lines);
  await playOn([asker], 1);
});

test("a bot plays for who is away, until they come back and play themselves", async ({ somebody }) => {
  const server = new Server({ SIGNORIA_AWAY_AFTER: "1" });
  await server.start();
  const [host, guest] = [await somebody({ baseURL: server.address }), await somebody({ baseURL: server.address })];
  await twoAtTable(host, guest, server.address);
  // It is the guest's turn, and they close their page.
  await playUntilAsked([host, guest], guest);
  const address = guest.url();
  await guest.goto("about:blank");
  const matteo = host.locator("#region-players li").filter({ hasText: "Matteo" });
  await expect(matteo).toContainText("away");
  await matteo.getByRole("button", { name: "Let a bot play for now" }).click();
  await expect(matteo).toContainText(/a bot plays \(/);
  // The bot decides in their place, and the game is the host's again.
  await ready(host);

  await guest.goto(address);
  const mine = guest.locator("#region-players li").filter({ hasText: "Matteo" });
  await expect(mine).toContainText(/a bot plays \(/);
  await expect(choices(guest)).toHaveCount(0);
  await guest.getByRole("button", { name: "Play on myself" }).first().click();
  await expect(mine).toContainText("you");
  await expect(matteo).toContainText("at the table");
  await playUntilAsked([host, guest], guest);
  await playOn([guest], 1);
  await server.stop();
});

test("who is there but silent for longer than agreed: the page says so, and the other lets a bot play", async ({ somebody, server }) => {
  const [host, guest] = [await somebody(), await somebody()];
  // A second, where the page offers ten minutes at least.
  await host.route("**/api/tables", async (route) => {
    const body = route.request().postDataJSON() as object;
    await route.continue({ postData: { ...body, patience: 1 } });
  });
  await twoAtTable(host, guest, server.address);
  await playUntilAsked([host, guest], guest);
  await expect(host.getByText("The table has been waiting for Matteo for long")).toBeVisible();
  await expect(host.getByText("Matteo is away")).toHaveCount(0);
  await expect(host.locator("#region-players li").filter({ hasText: "Matteo" })).toContainText("silent for long");
  await host.locator(".notices").getByRole("button", { name: "Let a bot play for now" }).click();
  await expect(guest.getByText("A bot plays for you")).toBeVisible();
  await expect(guest.getByText("or the table waited for you for long")).toBeVisible();
  await ready(host);
});

test("chat: heard at once, counted while unseen, never taken for markup", async ({ somebody, server }) => {
  const [host, guest] = [await somebody(), await somebody()];
  await twoAtTable(host, guest, server.address);
  await host.keyboard.press("c");
  const field = host.getByLabel("Say something");
  await expect(field).toBeFocused();
  await field.fill("Well played <b>!</b>");
  await host.keyboard.press("Enter");
  await expect(field).toHaveValue("");
  const tab = guest.getByRole("tab", { name: /Chat/ });
  await expect(tab).toContainText(/1\s*not read/);
  await tab.click();
  await expect(guest.getByRole("log", { name: "Chat" })).toContainText("Well played <b>!</b>");
  await expect(tab).not.toContainText("not read");
  // Keys are letters while one writes; what was said is still there after a reload.
  await guest.getByLabel("Say something").pressSequentially("undo u r [ ]");
  await guest.keyboard.press("Enter");
  await expect(host.getByRole("log", { name: "Chat" })).toContainText("undo u r [ ]");
  await host.reload();
  await host.getByRole("tab", { name: /Chat/ }).click();
  await expect(host.getByRole("log", { name: "Chat" }).getByRole("listitem")).toHaveCount(2);
});

test("called back when it is my turn: the tab's title and icon, and a message of the browser", async ({ somebody, server }) => {
  const [host, guest] = [await somebody(), await somebody()];
  await host.context().grantPermissions(["notifications"], { origin: server.address });
  // A page that can be out of sight, and a browser whose messages can be read.
  await host.addInitScript(() => {
    const calls: { title: string; body: string }[] = [];
    class Message {
      static permission = "granted";
      static requestPermission = (): Promise<string> => Promise.resolve("granted");
      onclick: (() => void) | null = null;
      constructor(title: string, { body }: { body: string }) {
        calls.push({ title, body });
      }
      close(): void {}
    }
    Object.assign(window, { calls, Notification: Message });
    Object.defineProperty(document, "hidden", { get: () => "away" in window });
  });
  await twoAtTable(host, guest, server.address);
  const calls = (): Promise<{ title: string; body: string }[]> => host.evaluate(() => (window as unknown as { calls: { title: string; body: string }[] }).calls);
  await host.getByRole("button", { name: "Menu" }).click();
  await host.getByText("Call me").click();
  await expect(host.getByRole("checkbox", { name: /Call me/ })).toBeChecked();
  await host.keyboard.press("Escape");

  // The host's turn passes while they look: nobody calls.
  const pages = [host, guest];
  await playUntilAsked(pages, guest);
  await expect(host).toHaveTitle("Principato – Signoria");
  expect(await calls()).toEqual([]);
  // They look elsewhere, and it is their turn again: one call, with the question.
  await host.evaluate(() => Object.assign(window, { away: true }));
  await playUntilAsked(pages, host);
  await expect(host).toHaveTitle("(1) Your decision – Principato");
  await expect(host.locator('link[rel="icon"]')).toHaveAttribute("href", /waiting/);
  const question = await decision(host).getByRole("heading").innerText();
  await expect.poll(calls).toEqual([{ title: "Your decision – Principato", body: question }]);
  // Back in sight they decide, and are not called for what they see.
  await host.evaluate(() => delete (window as { away?: boolean }).away);
  const before = await asked(host);
  await chooseInList(host, 0);
  await goneOn(host, before);
  expect(await calls()).toHaveLength(1);
});
