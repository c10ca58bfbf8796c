import type { Page } from "@playwright/test";
import { createAccountWidget } from "./support/account-widget.ts";
import { startGame } from "./support/play.ts";
import { expect, startsGames, test, withWholeBrowser } from "./support/test.ts";

test.use(withWholeBrowser);
test.use(startsGames());

/** Chooses "Top up balance" in the account menu and returns the window that opens. */
const openDeposit = async (page: Page): Promise<Page> => {
  const { menu, account } = createAccountWidget(page);
  await menu.click();
  const choice = account.getByRole("button", { name: "Top up balance", exact: true });
  const [window] = await Promise.all([page.waitForEvent("popup"), choice.click()]);
  return window;
};

/** Sends a window's message that it is done, from any tab of the site. */
const sayDone = (tab: Page, waitingWindow: string, state: string | null) =>
  tab.evaluate(
    (said) =>
      localStorage.setItem(
        "window-msg",
        JSON.stringify({
          msg: "quickGame",
          data: { waitingWindow: said.waitingWindow },
          state: said.state,
          at: Date.now(),
        }),
      ),
    { waitingWindow, state },
  );

const stateOf = (window: Page) => window.evaluate(() => sessionStorage.getItem("window_state"));

test("[AUTH-104] [AUTH-105] quickGame closes the window that it names, and quits when that is a game @desktop", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  await operator.answer({
    path: "/member/profile/common/layout",
    code: "100",
    data: {
      member_common_layout: {
        id: 1,
        member_account: member.account,
        member_currency: "USD",
        member_cash: "10.00",
        is_agent_fast_payment: 1,
      },
    },
    times: "always",
  });
  await lobby.enter(member);
  const tab = await page.context().newPage();
  await tab.goto("/faq");
  const message = () => tab.evaluate(() => localStorage.getItem("window-msg"));

  const payment = await openDeposit(page);
  await expect(payment).toHaveURL(/\/fastPayment$/);
  // A message about another window is ignored.
  await sayDone(tab, "depositWindow", "depositWindow_0123456789abcdef");
  await Promise.all([
    payment.waitForEvent("close"),
    sayDone(tab, "fpWindow", await stateOf(payment)),
  ]);
  await expect.poll(message).toBeNull();

  // From this press on the page knows that payments no longer go through an agent.
  await operator.clearAnswers();
  const changed = await openDeposit(page);
  await expect(changed).toHaveURL(/\/user\/Deposit$/);
  await changed.close();
  const deposit = await openDeposit(page);
  await expect(deposit).toHaveURL(/\/user\/Deposit$/);
  const { page: game } = await startGame(page);
  await Promise.all([
    deposit.waitForEvent("close"),
    sayDone(tab, "depositWindow", await stateOf(deposit)),
  ]);
  await expect(lobby.html).toHaveAttribute("data-launch", "playing");
  expect(game.isClosed()).toBe(false);
  await expect.poll(message).toBeNull();

  const launch = await page.evaluate(() => sessionStorage.getItem("launch"));
  await Promise.all([game.waitForEvent("close"), sayDone(tab, "gameWindow", launch)]);
  await expect(lobby.html).toHaveAttribute("data-launch", "idle");
});
