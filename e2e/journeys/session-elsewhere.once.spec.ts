import type { BrowserContext } from "@playwright/test";
import { createAccountWidget, storedSession } from "./support/account-widget.ts";
import { createLobby, lightPage } from "./support/lobby.ts";
import { logInButton } from "./support/login-form.ts";
import { tellMain } from "./support/money.ts";
import { expect, test } from "./support/test.ts";

const elsewhere =
  "Your account was just logged in on another device, so you’ve been logged out here.";

test("[AUTH-94] [RT-21] a login of the same account elsewhere logs out here, and says why", async ({
  page,
  lobby,
  member,
  browser,
  stack,
}) => {
  await lobby.enter(member, lightPage);

  const other = await browser.newContext({ baseURL: stack.lobby });
  const second = createLobby(await other.newPage());
  await second.open();
  await second.logIn(member);
  await expect(page.getByRole("status").filter({ hasText: elsewhere })).toBeVisible();
  await expect(lobby.html).not.toHaveAttribute("data-member", /.*/);
  expect((await storedSession(page)).token).toBe("");

  await second.connected();
  await expect(second.html).toHaveAttribute("data-member", /.*/);
  await other.close();
});

test("[AUTH-94] [RT-21] a login event of this very session, renewed or not, changes nothing", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  const { token, channel } = await lobby.enter(member, lightPage);
  const [session = ""] = token.split(".");
  for (const same of [session, token, `${session}.another-secret`])
    await operator.event(channel, "login", { token: same });
  // Events of a channel arrive in order: once this one is seen, the others were.
  await tellMain(operator, channel, "7654.32");
  await expect(createAccountWidget(page).balance).toHaveText("$7,654.32");
  await expect(page.getByText(elsewhere)).toHaveCount(0);
  expect((await storedSession(page)).token).toBe(token);

  await operator.event(channel, "login", { token: "s_ffffffffffff" });
  await expect(page.getByText(elsewhere)).toBeVisible();
  await expect(lobby.html).not.toHaveAttribute("data-member", /.*/);
});

/** Another tab of the member who is there. */
const openTab = async (context: BrowserContext) => {
  const tab = await context.newPage();
  const second = createLobby(tab);
  await second.open();
  await expect(createAccountWidget(tab).wallet).toBeVisible();
  // A logout while it still loads would be a 401 for each call under way.
  await second.present();
  return { tab, second };
};

test("a logout in one tab is a logout in the other", async ({ page, lobby, member, context }) => {
  await lobby.enter(member, lightPage);
  const { tab, second } = await openTab(context);

  await createAccountWidget(page).logOut();
  await expect(lobby.html).not.toHaveAttribute("data-member", /.*/);
  await expect(second.html).not.toHaveAttribute("data-member", /.*/);
  await expect(logInButton(tab)).toBeVisible();
  await expect(createAccountWidget(tab).wallet).toHaveCount(0);
});

test("another member who logs in in one tab is the member of the other", async ({
  page,
  lobby,
  accounts,
  operator,
  context,
  complaints,
}) => {
  // A call of the other tab may leave before it has heard of the logout.
  complaints.expect(/status of 401/);
  const [first, then] = [await accounts.next(), await accounts.next()];
  await operator.money(first.account, "3.21");
  await lobby.enter(first);
  const { tab } = await openTab(context);

  await createAccountWidget(page).logOut();
  await expect(lobby.html).not.toHaveAttribute("data-member", /.*/);
  await lobby.logIn(then);
  await expect(createAccountWidget(tab).wallet).toBeVisible();
  for (const each of [page, tab])
    await expect(createAccountWidget(each).balance).toHaveText("$1,000.00");
  await createAccountWidget(tab).menu.click();
  await expect(createAccountWidget(tab).account).toContainText(then.account);
  expect(await storedSession(tab)).toEqual(await storedSession(page));
});
