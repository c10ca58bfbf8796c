import { watchCalls } from "./support/calls.ts";
import { debitsOf, expectWalletEqualsLedger } from "./support/ledger.ts";
import { createLobby } from "./support/lobby.ts";
import {
  firstGame,
  openWallet,
  playInstead,
  pressPlay,
  secondGame,
  untilPlayable,
} from "./support/play.ts";
import { expect, startsGames, test, withWholeBrowser } from "./support/test.ts";

test.use(withWholeBrowser);
test.use(startsGames());

const play1 = "/member/game/play1";
const leave1 = "/member/game/leave1";

// On a phone, a game in another tab blocks the next one.
test("[LAUNCH-05] a second tab leaves the first tab's game alone until it starts one, which replaces it without losing money @once", async ({
  page,
  lobby,
  member,
  operator,
  context,
}) => {
  await lobby.enter(member);
  const calls = watchCalls(page);
  // A double click starts only one game.
  const [first] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("button", { name: `Play ${firstGame}`, exact: true }).dblclick(),
  ]);
  await untilPlayable({ game: first, page: first });
  await expect(lobby.html).toHaveAttribute("data-launch", "playing");
  expect(calls.count(play1)).toBe(1);
  expect(await debitsOf(operator, member.account)).toBe(1);

  const tab = await context.newPage();
  const callsThere = watchCalls(tab);
  const second = createLobby(tab);
  await second.visit();
  await expectWalletEqualsLedger(tab, operator, member.account);
  await expect(second.html).toHaveAttribute("data-launch", "idle");
  expect(callsThere.count(leave1)).toBe(0);
  await expect(lobby.html).toHaveAttribute("data-launch", "playing");

  const [game] = await Promise.all([tab.waitForEvent("popup"), playInstead(tab, secondGame)]);
  await expect.poll(() => first.isClosed()).toBe(true);
  await expect(lobby.html).toHaveAttribute("data-launch", "idle");
  await untilPlayable({ game, page: game });
  await expect(second.html).toHaveAttribute("data-launch", "playing");
  await expect(tab.getByText("You already have a game open. Quit it first.")).toHaveCount(0);
  expect(calls.count(leave1)).toBe(0);
  expect(callsThere.count(leave1)).toBe(1);
  const held = (await operator.walletsOf(member.account)).filter(({ balance }) => balance !== "0");
  expect(held.map(({ gp_id }) => gp_id)).toEqual(["GPKS"]);
  await expectWalletEqualsLedger(tab, operator, member.account);

  // The tab that lost its game shows the receipt for it.
  const wallet = await openWallet(page);
  await wallet.getByRole("button", { name: "Game history" }).click();
  const receipts = page.getByRole("dialog", { name: "Game history" });
  const ended = receipts.getByRole("listitem").filter({ hasText: firstGame });
  await expect(ended).not.toContainText("Not recorded yet");
  await expect(receipts.getByRole("listitem").filter({ hasText: secondGame })).toContainText(
    "Not recorded yet",
  );
});

test("two tabs that start at the same moment end up with one game, and the money in one place @once", async ({
  page,
  lobby,
  member,
  operator,
  context,
}) => {
  await lobby.enter(member);
  const other = await context.newPage();
  const second = createLobby(other);
  await second.visit();
  await Promise.all([pressPlay(page), pressPlay(other, secondGame)]);
  const places = () =>
    Promise.all([lobby, second].map(({ html }) => html.getAttribute("data-launch")));
  const either = expect.arrayContaining(["idle", "playing"]);
  await expect.poll(places).toEqual(either);
  const held = (await operator.walletsOf(member.account)).filter(({ balance }) => balance !== "0");
  expect(held).toHaveLength(1);
  await lobby.open();
  await expectWalletEqualsLedger(page, operator, member.account);
});
