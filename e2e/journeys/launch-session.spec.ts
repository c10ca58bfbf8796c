import { createAccountWidget } from "./support/account-widget.ts";
import { debitsOf, expectWalletEqualsLedger } from "./support/ledger.ts";
import { createLobby } from "./support/lobby.ts";
import { inMain, totalOf } from "./support/money.ts";
import { beginGame, quitGame, startGame } from "./support/play.ts";
import { expect, startsGames, test } from "./support/test.ts";

test.use(startsGames());

const play1 = "/member/game/play1";

test("a start is over with its session, ended by a logout in another tab or a login elsewhere, and its money is there after the next login @once", async ({
  page,
  lobby,
  member,
  operator,
  context,
  complaints,
}) => {
  complaints.expect(/status of 401/);
  await lobby.enter(member);
  const total = totalOf(await operator.walletsOf(member.account));
  /** Starts a game that is processed only after the member has logged out. */
  const startMeanwhile = async (end: () => Promise<void>) => {
    await operator.answer({ path: play1, behaviour: "wait", times: "always" });
    const asked = page.waitForRequest(`**/api${play1}`);
    const { page: window } = await beginGame(page);
    await asked;
    await end();
    await expect(lobby.html).not.toHaveAttribute("data-member", /.*/);
    await expect(lobby.html).toHaveAttribute("data-launch", "idle");
    await expect.poll(() => window.isClosed()).toBe(true);
    await expect(page).toHaveURL(/\/$/);
    await operator.clearAnswers();
  };
  const expectMoneyHome = async () => {
    await expect.poll(async () => inMain(await operator.walletsOf(member.account))).toBe(total);
    await expect(lobby.html).toHaveAttribute("data-launch", "idle");
    await expectWalletEqualsLedger(page, operator, member.account);
  };

  const tab = await context.newPage();
  await createLobby(tab).visit();
  await startMeanwhile(async () => {
    const answered = tab.waitForResponse("**/api/logout");
    await createAccountWidget(tab).logOut();
    // The page does not wait long; whether the start is refused is up to the platform.
    await answered;
    await expect(tab.locator("html")).not.toHaveAttribute("data-member", /.*/);
    await tab.close();
  });
  await lobby.logIn(member);
  const { channel } = await lobby.present();
  // An ended session cannot take money.
  expect(await debitsOf(operator, member.account)).toBe(0);
  await expectMoneyHome();

  await startMeanwhile(() => operator.event(channel, "login", { token: "s_ffffffffffff" }));
  await expect.poll(() => debitsOf(operator, member.account)).toBe(1);
  await lobby.logIn(member);
  await lobby.present();
  await expectMoneyHome();
  await startGame(page);
  await quitGame(page);
});
