import type { Page } from "@playwright/test";
import { createAccountWidget } from "./support/account-widget.ts";
import { player } from "./support/accounts.ts";
import { startGame } from "./support/play.ts";
import { expect, test } from "./support/test.ts";

const layoutCall = "/member/profile/common/layout";

/** Chooses in the account menu, and gives the window that opens. */
const openByMenu = async (page: Page, name: string): Promise<Page> => {
  const { menu, account } = createAccountWidget(page);
  await menu.click();
  const choice = account.getByRole("button", { name, exact: true });
  const [window] = await Promise.all([page.waitForEvent("popup"), choice.click()]);
  return window;
};

const sizeOf = (window: Page) => window.evaluate(() => [innerWidth, innerHeight]);
/** A window may be on its way to its page while it is asked. */
const hasName = (page: Page, name: string) =>
  expect(async () => expect(await page.evaluate(() => window.name)).toBe(name)).toPass();

test("[ROUTE-36] [ROUTE-37] [MEMBER-34] member and agent pages open in windows of 1500 by 800 @smoke", async ({
  page,
  lobby,
}) => {
  await lobby.enter(player(17));
  const centre = await openByMenu(page, "Member centre");
  await expect(centre).toHaveURL(/\/user$/);
  expect(await sizeOf(centre)).toEqual([1500, 800]);
  await expect(centre.getByRole("heading", { level: 1, name: "My wallet" })).toBeVisible();

  const agent = await openByMenu(page, "Agent account");
  await expect(agent).toHaveURL(/\/proxy$/);
  expect(await sizeOf(agent)).toEqual([1500, 800]);
  await expect(agent.getByText("Your agent account is active.")).toBeVisible();
});

test("[MEMBER-35] a member who is no agent is led to the registration", async ({
  page,
  lobby,
  member,
}) => {
  await lobby.enter(member);
  const agent = await openByMenu(page, "Agent account");
  await expect(agent).toHaveURL(/\/proxy\?page=Register$/);
});

test("[ROUTE-20] a deposit's window waits on /loading, and closes where nothing comes of it", async ({
  page,
  lobby,
  operator,
  member,
}) => {
  await lobby.enter(member);
  await operator.answer({ path: layoutCall, code: "999", behaviour: "wait" });
  const deposit = await openByMenu(page, "Top up balance");
  const closed = deposit.waitForEvent("close");
  await expect(deposit).toHaveURL(/\/loading$/);
  await hasName(deposit, "depositRedirect");
  await expect(deposit.getByRole("heading", { name: "One moment" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("waitingWindow"))).toBe("depositWindow");
  await operator.clearAnswers();
  await closed;
  expect(await page.evaluate(() => localStorage.getItem("waitingWindow"))).toBeNull();
});

test("[MEMBER-37] a deposit's window moves on to the deposit, and stays", async ({
  page,
  lobby,
  member,
}) => {
  await lobby.enter(member);
  const deposit = await openByMenu(page, "Top up balance");
  await expect(deposit).toHaveURL(/\/user\/Deposit$/);
  await expect(deposit.getByRole("heading", { level: 1, name: "Top up balance" })).toBeVisible();
  expect(await sizeOf(deposit)).toEqual([1500, 800]);
});

const ofAnAgent = {
  id: 1,
  member_account: "agents",
  member_currency: "USD",
  member_cash: "10.00",
  member_type: 1,
  agent_type: 0,
  agent_level: 0,
  is_agent: 0,
  agent_active: 0,
  is_playing: 0,
  cash_back_status: 0,
  wallet_status: 1,
  first_login_to_change_password: 0,
  need_bank_account_deposit_verified: 0,
  is_agent_fast_payment: 1,
};

test("[ROUTE-20] [ROUTE-28] [MEMBER-37] where an agent takes it, the fast payment opens in its own window", async ({
  page,
  lobby,
  operator,
  member,
}) => {
  await operator.answer({
    path: layoutCall,
    code: "100",
    data: { member_common_layout: { ...ofAnAgent, member_account: member.account } },
    delay_ms: 300,
    times: "always",
  });
  await lobby.enter(member);
  const payment = await openByMenu(page, "Top up balance");
  await hasName(payment, "fpRedirect");
  await expect(payment).toHaveURL(/\/fastPayment$/);
  expect(await sizeOf(payment)).toEqual([1500, 800]);
  await expect(payment.getByRole("banner")).toHaveCount(0);
});

for (const [id, name, path] of [
  ["LAUNCH-27", "Member centre", "/user"],
  ["LAUNCH-28", "Agent account", "/proxy?page=Register"],
  ["LAUNCH-29", "Top up balance", "/fastPayment"],
] as const) {
  test(`[${id}] a game that is open ends before ${path} opens, if the player wants that`, async ({
    page,
    lobby,
    operator,
    member,
  }) => {
    if (path === "/fastPayment")
      await operator.answer({
        path: layoutCall,
        code: "100",
        data: { member_common_layout: { ...ofAnAgent, member_account: member.account } },
        times: "always",
      });
    await lobby.enter(member);
    const { page: game } = await startGame(page);
    const { menu, account } = createAccountWidget(page);
    const ask = async () => {
      await menu.click();
      await account.getByRole("button", { name, exact: true }).click();
      return page.getByRole("alertdialog", { name: "End the current game?" });
    };
    await (await ask()).getByRole("button", { name: "Keep playing" }).click();
    await expect(lobby.html).toHaveAttribute("data-launch", "playing");
    expect(game.isClosed()).toBe(false);

    const question = await ask();
    await expect(question.getByText(/You have a game open/)).toBeVisible();
    const [opened] = await Promise.all([
      page.waitForEvent("popup"),
      question.getByRole("button", { name: "End the game" }).click(),
    ]);
    await expect.poll(() => opened.url().replace(/^http:\/\/[^/]+/, "")).toBe(path);
    await expect(lobby.html).toHaveAttribute("data-launch", "idle");
    expect(game.isClosed()).toBe(true);
  });
}

test("[LAUNCH-27] [LAUNCH-28] [LAUNCH-29] a link that the operator placed asks before it ends a game, too", async ({
  page,
  lobby,
  operator,
  member,
}) => {
  const pages = ["/user", "/proxy", "/fastPayment"];
  await operator.answer({
    path: "/arks/web/announcement/marquee",
    code: "100",
    data: {
      web_announcement_list: pages.map((path, place) => ({
        id: place + 1,
        display_before_login: 1,
        display_after_login: 1,
        sort: 1,
        content: `<a href="${path}">Come to ${path}</a>`,
      })),
    },
    times: "always",
  });
  // A page that is not kept: its announcements are those of now.
  await lobby.openAs(member, "/?house=links");
  await lobby.present();
  const { page: game } = await startGame(page);
  const question = page.getByRole("alertdialog", { name: "End the current game?" });
  for (const path of pages) {
    const link = page.getByRole("link", { name: `Come to ${path}` }).first();
    await link.focus();
    await link.press("Enter");
    await question.getByRole("button", { name: "Keep playing" }).click();
    await expect(question).toBeHidden();
  }
  expect(new URL(page.url()).pathname).toBe("/");
  await expect(lobby.html).toHaveAttribute("data-launch", "playing");
  expect(game.isClosed()).toBe(false);

  await page.getByRole("link", { name: "Come to /user" }).first().press("Enter");
  await question.getByRole("button", { name: "End the game" }).click();
  await expect(page).toHaveURL(/\/user$/);
  await expect(lobby.html).toHaveAttribute("data-launch", "idle");
  expect(game.isClosed()).toBe(true);
});

test("[AUTH-93] a logout closes the windows of the member", async ({ page, lobby, member }) => {
  await lobby.enter(member);
  const deposit = await openByMenu(page, "Top up balance");
  await expect(deposit.getByRole("heading", { level: 1, name: "Top up balance" })).toBeVisible();
  const centre = await openByMenu(page, "Member centre");
  await expect(centre.getByRole("heading", { level: 1, name: "My wallet" })).toBeVisible();
  await Promise.all([
    centre.waitForEvent("close"),
    deposit.waitForEvent("close"),
    createAccountWidget(page).logOut(),
  ]);
});

test("[ROUTE-35] the window of a login elsewhere hands over its answer and closes", async ({
  page,
  lobby,
}) => {
  await lobby.open();
  const [popup] = await Promise.all([
    page.waitForEvent("popup"),
    page.evaluate(() => {
      sessionStorage.setItem("auth_state", "once-12345678");
      open("about:blank", "authWindow", "popup,width=600,height=600");
    }),
  ]);
  await hasName(popup, "authWindow");
  await Promise.all([
    popup.waitForEvent("close"),
    page.evaluate(() => {
      const answer = "state=once-12345678&msg=authLoginClose&resCode=999&resMessage=No";
      open(`/authCallback?${answer}`, "authWindow");
    }),
  ]);
  const message = await page.evaluate(() => localStorage.getItem("window-msg"));
  expect(JSON.parse(message ?? "null")).toMatchObject({ msg: "authLoginClose", resCode: "999" });
});
