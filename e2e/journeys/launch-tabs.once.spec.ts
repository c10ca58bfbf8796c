import { watchCalls } from "./support/calls.ts";
import { debitsOf, expectWalletEqualsLedger } from "./support/ledger.ts";
import { createLobby } from "./support/lobby.ts";
import { firstGame, pressPlay, secondGame, startGame } from "./support/play.ts";
import { expect, startsGames, test, withWholeBrowser } from "./support/test.ts";

test.use(withWholeBrowser);
test.use(startsGames());

const play1 = "/member/game/play1";

const leave1 = "/member/game/leave1";

test("a double press starts one game, with one debit", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  await lobby.enter(member);
  const calls = watchCalls(page);
  await page.getByRole("button", { name: `Play ${firstGame}`, exact: true }).dblclick();
  await expect(lobby.html).toHaveAttribute("data-launch", "playing");
  expect(calls.count(play1)).toBe(1);
  expect(await debitsOf(operator, member.account)).toBe(1);
});

test("a second tab that is opened while a game runs leaves it alone, and its wallet is the ledger's", async ({
  page,
  lobby,
  member,
  operator,
  context,
}) => {
  await lobby.enter(member);
  await startGame(page);
  const other = await context.newPage();
  const calls = watchCalls(other);
  const second = createLobby(other);
  await second.visit();
  await expectWalletEqualsLedger(other, operator, member.account);
  await expect(second.html).toHaveAttribute("data-launch", "idle");
  expect(calls.count(leave1)).toBe(0);
  await expect(lobby.html).toHaveAttribute("data-launch", "playing");
});

test("two tabs that start at the same moment end with one game, and the money in one place", async ({
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
