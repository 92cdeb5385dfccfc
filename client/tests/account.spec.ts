import { expect, test } from "./fixtures";

test("register, log out, log in, change the password, delete the account", async ({ page }) => {
  await page.goto("/me");
  const form = (name: string) => page.locator("form").filter({ has: page.getByRole("heading", { name }) });
  await form("Register").getByLabel("Name").fill("Chiara");
  await form("Register").getByLabel("Password").fill("correct horse");
  await form("Register").getByRole("button").click();
  await expect(page.getByRole("heading", { name: "Chiara" })).toBeVisible();

  await page.getByRole("button", { name: "Log out" }).click();
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
