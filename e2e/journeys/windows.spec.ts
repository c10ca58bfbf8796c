import type { Page } from "@playwright/test";
import { createAccountWidget } from "./support/account-widget.ts";
import { player, type Account } from "./support/accounts.ts";
import { lightPage } from "./support/lobby.ts";
import type { OrderedAnswer } from "./support/operator.ts";
import { startGame } from "./support/play.ts";
import { expect, test } from "./support/test.ts";

const path = "/member/profile/common/layout";

/** Makes payments of a member go through their agent until the orders are cleared. */
const paysAgent = ({ account }: Account, more = {}): OrderedAnswer => ({
  path,
  code: "100",
  data: {
    member_common_layout: {
      id: 1,
      member_account: account,
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
      ...more,
    },
  },
  times: "always",
});

/** Chooses an entry of the account menu and returns the window that opens. */
const openByMenu = async (page: Page, name: string): Promise<Page> => {
  const { menu, account } = createAccountWidget(page);
  await menu.click();
  const choice = account.getByRole("button", { name, exact: true });
  const [window] = await Promise.all([page.waitForEvent("popup"), choice.click()]);
  return window;
};

const sizeOf = (window: Page) => window.evaluate(() => [innerWidth, innerHeight]);
/** Retries, because the window may be navigating while it is evaluated. */
const hasName = (page: Page, name: string) =>
  expect(async () => expect(await page.evaluate(() => window.name)).toBe(name)).toPass();
const waiting = (page: Page) => page.evaluate(() => localStorage.getItem("waitingWindow"));

test("[ROUTE-36] [ROUTE-37] [MEMBER-34] [AUTH-93] pages of a member and an agent open in windows of 1500 by 800, and close with the logout @desktop", async ({
  page,
  lobby,
  operator,
  complaints,
}) => {
  // Requests that a window is making when the session ends are refused.
  complaints.expect(/status of 401/);
  const agentAccount = player(17);
  await lobby.enter(agentAccount, lightPage);
  const centre = await openByMenu(page, "Member centre");
  await expect(centre).toHaveURL(/\/user$/);
  await expect(centre.getByRole("heading", { level: 1, name: "My wallet" })).toBeVisible();

  const agent = await openByMenu(page, "Agent account");
  await expect(agent).toHaveURL(/\/proxy$/);
  await expect(agent.getByText("Your agent account is active.")).toBeVisible();

  await operator.answer(paysAgent(agentAccount, { is_agent: 1, agent_active: 1 }));
  const payment = await openByMenu(page, "Top up balance");
  await expect(payment).toHaveURL(/\/fastPayment$/);
  await operator.clearAnswers();
  for (const window of [centre, agent, payment]) expect(await sizeOf(window)).toEqual([1500, 800]);

  await Promise.all([
    ...[centre, agent, payment].map((window) => window.waitForEvent("close")),
    createAccountWidget(page).logOut(),
  ]);
});

test("[ROUTE-20] [ROUTE-28] [MEMBER-37] [LAUNCH-40] a deposit's window waits on /loading, then opens the payee's page, or closes @desktop", async ({
  page,
  lobby,
  operator,
  member,
}) => {
  await lobby.enter(member, lightPage);
  await operator.answer({ path, behaviour: "wait", times: "always" });
  const deposit = await openByMenu(page, "Top up balance");
  await expect(deposit).toHaveURL(/\/loading$/);
  await hasName(deposit, "depositRedirect");
  await expect(deposit.getByRole("heading", { name: "One moment" })).toBeVisible();
  expect(await waiting(page)).toBe("depositWindow");
  await operator.clearAnswers();
  await expect(deposit).toHaveURL(/\/user\/Deposit$/);
  await expect(deposit.getByRole("heading", { level: 1, name: "Top up balance" })).toBeVisible();
  expect(await sizeOf(deposit)).toEqual([1500, 800]);
  expect(await waiting(page)).toBeNull();
  await deposit.close();

  // The call fails.
  await operator.answer({ path, code: "999", times: "always" });
  const refused = await openByMenu(page, "Top up balance");
  await expect.poll(() => refused.isClosed()).toBe(true);
  await operator.clearAnswers();
  expect(await waiting(page)).toBeNull();

  // Payments now go through an agent, but this page does not know it yet.
  await operator.answer(paysAgent(member));
  const payment = await openByMenu(page, "Top up balance");
  await expect(payment).toHaveURL(/\/fastPayment$/);
  await expect(payment.getByRole("main")).toBeVisible();
  await expect(payment.getByRole("banner")).toHaveCount(0);
  expect(await sizeOf(payment)).toEqual([1500, 800]);
  await payment.close();

  await operator.clearAnswers();
  await operator.answer({ path, behaviour: "wait", times: "always" });
  const known = await openByMenu(page, "Top up balance");
  await hasName(known, "fpRedirect");
  expect(await waiting(page)).toBe("fpWindow");
  await operator.clearAnswers();
  await expect(known).toHaveURL(/\/user\/Deposit$/);
  expect(await waiting(page)).toBeNull();
});

test("[LAUNCH-27] [LAUNCH-28] [LAUNCH-29] an open game ends before a page of the member's opens, if the player agrees @desktop", async ({
  page,
  lobby,
  operator,
  member,
  stack,
}) => {
  const pages = ["/user", "/proxy", "/fastPayment"];
  await operator.answer({
    path: "/arks/web/announcement/marquee",
    code: "100",
    data: {
      web_announcement_list: pages.map((address, place) => ({
        id: place + 1,
        display_before_login: 1,
        display_after_login: 1,
        sort: 1,
        content: `<a href="${address}">Come to ${address}</a>`,
      })),
    },
    times: "always",
  });
  await operator.answer(paysAgent(member));
  // The gateway caches pages for a minute; a new one renders the current announcements.
  await stack.restartGateway();
  await lobby.openAs(member);
  await lobby.present();
  const { page: game } = await startGame(page);
  const { menu, account } = createAccountWidget(page);
  const question = page.getByRole("alertdialog", { name: "End the current game?" });
  const choose = async (name: string) => {
    await menu.click();
    await account.getByRole("button", { name, exact: true }).click();
  };
  const keepPlaying = async () => {
    await expect(question.getByText(/You have a game open/)).toBeVisible();
    await question.getByRole("button", { name: "Keep playing" }).click();
    await expect(question).toBeHidden();
  };
  for (const name of ["Member centre", "Agent account", "Top up balance"]) {
    await choose(name);
    await keepPlaying();
  }
  for (const address of pages) {
    await page
      .getByRole("link", { name: `Come to ${address}` })
      .first()
      .press("Enter");
    await keepPlaying();
  }
  expect(new URL(page.url()).pathname).toBe("/");
  await expect(lobby.html).toHaveAttribute("data-launch", "playing");
  expect(game.isClosed()).toBe(false);

  await choose("Top up balance");
  const [payment] = await Promise.all([
    page.waitForEvent("popup"),
    question.getByRole("button", { name: "End the game" }).click(),
  ]);
  await expect(payment).toHaveURL(/\/fastPayment$/);
  await expect(lobby.html).toHaveAttribute("data-launch", "idle");
  expect(game.isClosed()).toBe(true);
  // In the headless shell, its page would treat the next game as one without an owner.
  await payment.close();

  const { page: next } = await startGame(page);
  await page.getByRole("link", { name: "Come to /user" }).first().press("Enter");
  await question.getByRole("button", { name: "End the game" }).click();
  await expect(page).toHaveURL(/\/user$/);
  await expect(lobby.html).toHaveAttribute("data-launch", "idle");
  expect(next.isClosed()).toBe(true);
});
