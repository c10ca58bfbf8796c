import { createAccountWidget } from "./support/account-widget.ts";
import { watchCalls } from "./support/calls.ts";
import { expectWalletEqualsLedger } from "./support/ledger.ts";
import { createLobby } from "./support/lobby.ts";
import { comeBack, elsewhere, expectAnew, goAway, isMarked } from "./support/page-cache.ts";
import { quitGame, startGame } from "./support/play.ts";
import { expect, startsGames, test, withWholeBrowser } from "./support/test.ts";

test.use(withWholeBrowser);
test.use(startsGames());

const leave1 = "/member/game/leave1";

test("[SHELL-61] without a game the browser brings back the very page, with the money of the ledger, and without a member who logged out meanwhile", async ({
  page,
  lobby,
  member,
  operator,
  context,
  stack,
  complaints,
}) => {
  // What a page reads as soon as it is seen again may still be asked with the token that it had.
  complaints.expect(/status of 401/);
  await lobby.enter(member);
  await goAway(page, elsewhere(stack));
  // Nobody hears of it.
  await operator.money(member.account, "12.34");
  await comeBack(page);
  await lobby.connected();
  expect(await isMarked(page)).toBe(true);
  await expect(lobby.html).toHaveAttribute("data-launch", "idle");
  await expectWalletEqualsLedger(page, operator, member.account);
  await startGame(page);
  await quitGame(page);
  await expectWalletEqualsLedger(page, operator, member.account);

  await goAway(page, elsewhere(stack));
  const other = await context.newPage();
  await createLobby(other).visit();
  await createAccountWidget(other).logOut();
  await expect(other.locator("html")).not.toHaveAttribute("data-member", /.*/);
  await comeBack(page);
  expect(await isMarked(page)).toBe(true);
  await expect(lobby.html).not.toHaveAttribute("data-member", /.*/);
  await expect(createAccountWidget(page).wallet).toHaveCount(0);
  await lobby.connected();
});

test("[SHELL-61] a page that comes back while another tab has a game begins anew, and lets it run", async ({
  page,
  lobby,
  member,
  context,
  stack,
}) => {
  await lobby.enter(member);
  await goAway(page, elsewhere(stack));
  const other = await context.newPage();
  const second = createLobby(other);
  await second.visit();
  await startGame(other);

  const calls = watchCalls(page);
  await comeBack(page);
  await expectAnew(page);
  await lobby.ready();
  await lobby.connected();
  await expect(lobby.html).toHaveAttribute("data-launch", "idle");
  expect(calls.count(leave1)).toBe(0);
  await expect(second.html).toHaveAttribute("data-launch", "playing");
});
