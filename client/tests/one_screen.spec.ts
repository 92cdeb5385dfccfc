// Several people round one screen: nothing of the next one is in the page, or on the wire, before the curtain rises.
import { expect, test } from "./fixtures";
import { asked, BY_THE_CLOCK, chooseByMouse, chooseInList, plan, ready } from "./play";

interface Seen {
  seat: number | null;
  goals: string[][];
}

test("the curtain falls between the players, and only lifts what is the next one's", async ({ page }) => {
  const states: Seen[] = [];
  page.on("websocket", (socket) =>
    socket.on("framereceived", ({ payload }) => {
      const message = JSON.parse(String(payload));
      if (message.type === "state" && message.view) states.push({ seat: message.seat, goals: message.view.seats.map((seat: { goals: string[] }) => seat.goals) });
    }),
  );
  await plan(page, "Principato", 2, "One screen");
  await page.getByLabel("Name at Seat 2").fill("Matteo");
  await page.getByRole("button", { name: "Start the game" }).click();

  const owners = new Set<string>();
  for (let turns = 0; turns < 4; turns++) {
    const lift = page.getByRole("button", { name: /^I am .*, show my seat$/ });
    await expect(lift).toBeFocused();
    // Behind the curtain: no secret in the page, and none has been sent.
    await expect(page.getByRole("region", { name: "Board" })).toHaveCount(0);
    expect(states.at(-1)).toEqual({ seat: null, goals: [["?", "?"], ["?", "?"]] });
    owners.add(await lift.innerText());
    await page.keyboard.press("Enter");
    await ready(page);
    const shown = states.at(-1)!;
    expect(shown.goals.map((goals) => goals.includes("?"))).toEqual([0, 1].map((seat) => seat !== shown.seat));
    let before = "";
    for (let number = 1; (await lift.count()) === 0; number += 2) {
      await page.waitForFunction(
        (line) => document.querySelector("#curtain") || ((document.querySelector<HTMLElement>("#region-decision")?.dataset["line"] ?? line) !== line && document.querySelector("button.option:not([aria-disabled])")),
        before,
        BY_THE_CLOCK,
      );
      if (await lift.count()) break;
      before = await asked(page);
      await chooseByMouse(page, number);
    }
  }
  expect(owners.size).toBe(2);
});

test("sealed choices round one screen: each behind their own curtain, and every one counts", async ({ page }) => {
  await plan(page, "Il Principe", 3, "One screen");
  await page.getByRole("button", { name: "Start the game" }).click();
  const lift = page.getByRole("button", { name: /^I am .*, show my seat$/ });
  const owners: string[] = [];
  for (let sealed = 0; sealed < 6; ) {
    await page.waitForFunction(() => document.querySelector("#curtain, #region-decision button.option:not([aria-disabled])"), undefined, BY_THE_CLOCK);
    if (await lift.count()) {
      owners.push(await lift.innerText());
      await lift.click();
      await ready(page);
      continue;
    }
    const before = await asked(page);
    if (await page.getByText("Your secret choice").isVisible()) sealed++;
    await chooseInList(page, sealed);
    await page.waitForFunction((line) => document.querySelector("#curtain") ?? (document.querySelector<HTMLElement>("#region-decision")?.dataset["line"] ?? line) !== line, before, BY_THE_CLOCK);
    // A choice that came too late, or for somebody else, would be refused with a notice.
    await expect(page.getByRole("alert")).toHaveCount(0);
  }
  expect(new Set(owners.slice(0, 3)).size).toBe(3);
});
