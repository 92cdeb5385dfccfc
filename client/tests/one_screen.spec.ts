// Several people round one screen: nothing of the next one is in the page, or on the wire, before the curtain rises.
import { expect, test } from "./fixtures";
import { asked, chooseByMouse, plan, ready } from "./play";

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
      );
      if (await lift.count()) break;
      before = await asked(page);
      await chooseByMouse(page, number);
    }
  }
  expect(owners.size).toBe(2);
});
