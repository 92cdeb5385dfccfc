// Renaissance on its board: by mouse from the first garrison to the last score.
import { expect, test } from "./fixtures";
import { asked, chooseByMouse, gameOver, ready, startSolo } from "./play";

const MANY = 2000;

test("Renaissance by mouse, on the map, with the hand and in the list", async ({ page }) => {
  await startSolo(page, "Renaissance", 3);
  const board = page.getByRole("region", { name: "Board" });
  await expect(board.getByRole("group", { name: "Italy" })).toBeVisible();
  let before = "";
  let battles = 0;
  for (let number = 0; number < MANY; number++) {
    if ((await ready(page, before)) === "over") break;
    before = await asked(page);
    if (await board.getByRole("region", { name: /attacks/ }).isVisible()) battles += 1;
    await chooseByMouse(page, number);
  }
  await expect(gameOver(page)).toBeVisible();
  expect(battles).toBeGreaterThan(0);
});
