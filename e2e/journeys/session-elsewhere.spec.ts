import { createAccountWidget, storedSession } from "./support/account-widget.ts";
import { goInCentre } from "./support/centre.ts";
import { createLobby, lightPage } from "./support/lobby.ts";
import { logInButton } from "./support/login-form.ts";
import { expect, test } from "./support/test.ts";

const elsewhere =
  "Your account was just logged in on another device, so you’ve been logged out here.";

test("[AUTH-94] [RT-21] a login of the same account elsewhere logs out here, and says why; after a new login here its device is listed, and is removed @once", async ({
  page,
  lobby,
  member,
  browser,
  stack,
}) => {
  await lobby.enter(member, lightPage);
  const context = await browser.newContext({ baseURL: stack.lobby });
  const otherPage = await context.newPage();
  const second = createLobby(otherPage);
  await second.open(lightPage);
  await second.logIn(member);
  await expect(page.getByRole("status").filter({ hasText: elsewhere })).toBeVisible();
  await expect(lobby.html).not.toHaveAttribute("data-member", /.*/);
  expect((await storedSession(page)).token).toBe("");
  await second.connected();
  await expect(second.html).toHaveAttribute("data-member", /.*/);

  await lobby.logIn(member);
  await expect(page.getByRole("status").filter({ hasText: "Last login: " })).toContainText(
    /Chrome on \w+ · [\d.:a-f]+$/,
  );
  await expect(logInButton(otherPage)).toBeVisible();
  await page.goto("/user/Letter");
  await expect(page.getByText("Login from a new device").first()).toBeVisible();
  await goInCentre(page, "/user/Info");
  const devices = page.getByRole("region", { name: "Devices and logins" });
  await expect(devices.getByRole("listitem")).toHaveCount(2);
  await expect(devices.getByRole("listitem").first()).toContainText("This device");
  await devices.getByRole("button", { name: "Log out all other devices" }).click();
  const question = page.getByRole("alertdialog", { name: "Log out all other devices?" });
  await question.getByRole("button", { name: "Log out all other devices" }).click();
  await expect(devices.getByRole("listitem")).toHaveCount(1);
  await context.close();
});

test("a logout in one tab is a logout in the other, and another member who logs in there is the member of both @once", async ({
  page,
  lobby,
  accounts,
  operator,
  context,
  complaints,
}) => {
  // A call of the other tab may be sent before that tab learns of the logout.
  complaints.expect(/status of 401/);
  const [first, then] = [await accounts.next(), await accounts.next()];
  await operator.money(first.account, "3.21");
  await lobby.enter(first, lightPage);
  const tab = await context.newPage();
  const second = createLobby(tab);
  await second.open(lightPage);
  await expect(createAccountWidget(tab).wallet).toBeVisible();
  await second.present();

  await createAccountWidget(page).logOut();
  await expect(lobby.html).not.toHaveAttribute("data-member", /.*/);
  await expect(second.html).not.toHaveAttribute("data-member", /.*/);
  await expect(logInButton(tab)).toBeVisible();
  await expect(createAccountWidget(tab).wallet).toHaveCount(0);

  await lobby.logIn(then);
  await expect(createAccountWidget(tab).wallet).toBeVisible();
  for (const each of [page, tab])
    await expect(createAccountWidget(each).balance).toHaveText("$1,000.00");
  await createAccountWidget(tab).menu.click();
  await expect(createAccountWidget(tab).account).toContainText(then.account);
  expect(await storedSession(tab)).toEqual(await storedSession(page));
});
