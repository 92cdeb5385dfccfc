import { expect, test } from "./fixtures";

test("register, log out, log in, change the password, delete the account", async ({ page }) => {
  await page.goto("/me");
  const form = (name: string) => page.locator("form").filter({ has: page.getByRole("heading", { name }) });
  await form("Register").getByLabel("Name").fill("Chiara");
  await form("Register").getByLabel("Password").fill("correct horse");
  await form("Register").getByRole("button").click();
  await expect(page.getByRole("heading", { name: "Chiara" })).toBeVisible();

  await page.getByRole("button", { name: "Log out", exact: true }).click();
  await form("Log in").getByLabel("Name").fill("Chiara");
  await form("Log in").getByLabel("Password").fill("wrong horse");
  await form("Log in").getByRole("button").click();
  await expect(form("Log in").getByRole("alert")).toBeVisible();
  await form("Log in").getByLabel("Password").fill("correct horse");
  await form("Log in").getByRole("button").click();
  await expect(page.getByRole("heading", { name: "Chiara" })).toBeVisible();

  await form("Change the password").getByLabel("Old password").fill("correct horse");
  await form("Change the password").getByLabel(/New password/).fill("battery staple");
  await form("Change the password").getByRole("button").click();
  await expect(page.getByText("The password is changed")).toBeVisible();
  await form("Delete the account").getByLabel("Password").fill("battery staple");
  await form("Delete the account").getByRole("button").click();
  await expect(page.getByText("The account is deleted.")).toBeVisible();
});

test("log out everywhere", async ({ page, somebody }) => {
  await page.goto("/me");
  const form = (name: string) => page.locator("form").filter({ has: page.getByRole("heading", { name }) });
  await form("Register").getByLabel("Name").fill("Ginevra");
  await form("Register").getByLabel("Password").fill("correct horse");
  await form("Register").getByRole("button").click();
  await expect(page.getByRole("heading", { name: "Ginevra" })).toBeVisible();
  // The same cookies in another browser.
  const there = await somebody({ storageState: await page.context().storageState() });
  await there.goto("/me");
  await expect(there.getByRole("heading", { name: "Ginevra" })).toBeVisible();
  await page.getByRole("button", { name: "Log out everywhere" }).click();
  await expect(page.getByText("You are logged out on every device.")).toBeVisible();
  await there.reload();
  await expect(there.getByRole("heading", { name: "Play as a guest" })).toBeVisible();
});

test("a guest is forgotten only after hearing which tables that costs", async ({ page }) => {
  await page.goto("/me");
  const form = page.locator("form").filter({ has: page.getByRole("heading", { name: "Play as a guest" }) });
  await form.getByLabel("Name").fill("Fiammetta");
  await form.getByRole("button").click();
  await expect(page.getByRole("heading", { name: "Fiammetta" })).toBeVisible();
  const token = (await page.context().cookies()).find((cookie) => cookie.name === "signoria_csrf")!.value;
  const seats = [{ kind: "me" }, { kind: "bot", level: "apprentice", name: "Lorenzo" }];
  const made = await page.request.post("/api/tables", { data: { game: "principato", seats, start: true }, headers: { "X-CSRF-Token": token } });
  expect(made.ok()).toBe(true);

  await page.getByRole("button", { name: "Forget me on this device" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("listitem")).toHaveText("Principato with Lorenzo");
  await dialog.getByRole("button", { name: "Stay" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("heading", { name: "Fiammetta" })).toBeVisible();

  await page.getByRole("button", { name: "Forget me on this device" }).click();
  await dialog.getByRole("button", { name: "Forget me on this device" }).click();
  await expect(page.getByText("This browser has forgotten you.")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Play as a guest" })).toBeVisible();
});
