import { createLobby, lightPage } from "./support/lobby.ts";
import { logInButton } from "./support/login-form.ts";
import { expect, test } from "./support/test.ts";

test("a member is told of the last login and of a new device, and removes the one before", async ({
  page,
  lobby,
  member,
  browser,
  stack,
}) => {
  const context = await browser.newContext({ baseURL: stack.lobby });
  const otherPage = await context.newPage();
  const elsewhere = createLobby(otherPage);
  await elsewhere.open();
  await elsewhere.logIn(member);

  await lobby.open(lightPage);
  await lobby.logIn(member);
  await expect(page.getByRole("status").filter({ hasText: "Last login: " })).toContainText(
    /Chrome on \w+ · [\d.:a-f]+$/,
  );

  await page.goto("/user/Letter");
  await expect(page.getByText("Login from a new device").first()).toBeVisible();

  await page.goto("/user/Info");
  const devices = page.getByRole("region", { name: "Devices and logins" });
  await expect(devices.getByRole("listitem")).toHaveCount(2);
  await expect(devices.getByRole("listitem").first()).toContainText("This device");
  await devices.getByRole("button", { name: "Log out all other devices" }).click();
  const question = page.getByRole("alertdialog", { name: "Log out all other devices?" });
  await question.getByRole("button", { name: "Log out all other devices" }).click();
  await expect(devices.getByRole("listitem")).toHaveCount(1);

  await expect(logInButton(otherPage)).toBeVisible();
  await context.close();
});
