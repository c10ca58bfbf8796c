import { watchCalls } from "./support/calls.ts";
import { expectWalletEqualsLedger } from "./support/ledger.ts";
import { createLobby } from "./support/lobby.ts";
import {
  firstGame,
  openWallet,
  playInstead,
  secondGame,
  startGame,
  untilPlayable,
} from "./support/play.ts";
import { expect, startsGames, test, withWholeBrowser } from "./support/test.ts";

test.use(withWholeBrowser);
test.use(startsGames());

// On a phone a game in another tab is in the way of the next one (LAUNCH-05).
test("a game that another tab takes the place of closes, is left once, and has its receipt", async ({
  page,
  lobby,
  member,
  context,
}) => {
  // Two tabs, two games and the receipts.
  await lobby.enter(member);
  const first = await startGame(page);
  const calls = watchCalls(page);
  const tab = await context.newPage();
  const second = createLobby(tab);
  await second.visit();
  const callsThere = watchCalls(tab);
  await playInstead(tab, secondGame);

  await expect.poll(() => first.page.isClosed()).toBe(true);
  await expect(lobby.html).toHaveAttribute("data-launch", "idle");
  await expect(second.html).toHaveAttribute("data-launch", "playing");
  expect(calls.count("/member/game/leave1")).toBe(0);
  expect(callsThere.count("/member/game/leave1")).toBe(1);

  const wallet = await openWallet(page);
  await wallet.getByRole("button", { name: "Game history" }).click();
  const receipts = page.getByRole("dialog", { name: "Game history" });
  const ended = receipts.getByRole("listitem").filter({ hasText: firstGame });
  await expect(ended).not.toContainText("Not recorded yet");
  await expect(receipts.getByRole("listitem").filter({ hasText: secondGame })).toContainText(
    "Not recorded yet",
  );
});

test("a game that is started in a second tab ends the first one's, and no money is lost", async ({
  page,
  lobby,
  member,
  operator,
  context,
}) => {
  await lobby.enter(member);
  await startGame(page);
  const other = await context.newPage();
  const second = createLobby(other);
  await second.visit();
  const [game] = await Promise.all([other.waitForEvent("popup"), playInstead(other, secondGame)]);
  await untilPlayable({ game, page: game });
  const held = (await operator.walletsOf(member.account)).filter(({ balance }) => balance !== "0");
  expect(held.map(({ gp_id }) => gp_id)).toEqual(["GPKS"]);
  await expectWalletEqualsLedger(other, operator, member.account);
});
