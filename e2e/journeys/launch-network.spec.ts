import { stacks } from "../stacks/settings.ts";
import { watchCalls } from "./support/calls.ts";
import { networkBreaks } from "./support/complaints.ts";
import { debitsOf, expectWalletEqualsLedger } from "./support/ledger.ts";
import { inMain, totalOf } from "./support/money.ts";
import {
  beginGame,
  keepQuitting,
  openWallet,
  quitGame,
  secondGame,
  spin,
  startGame,
  untilPlayable,
} from "./support/play.ts";
import { expect, startsGames, test } from "./support/test.ts";

test.use(startsGames(stacks.network));

const play1 = "/member/game/play1";
const leave1 = "/member/game/leave1";

test("a game whose start loses real time opens when it is back, for one debit: cut before the call, or stalled with the address on its way @once", async ({
  page,
  lobby,
  member,
  operator,
  network,
  complaints,
}) => {
  complaints.expect(networkBreaks);
  await lobby.enter(member);
  network.cut("sockets");
  const first = await beginGame(page);
  await untilPlayable(first);
  await lobby.connected();
  expect(await debitsOf(operator, member.account)).toBe(1);
  await spin(first);
  await quitGame(page);

  const asked = page.waitForRequest(`**/api${play1}`);
  const answered = page.waitForResponse(`**/api${play1}`);
  const begun = beginGame(page, secondGame);
  await asked;
  network.stall("sockets");
  await answered;
  network.restore();
  network.cut("sockets");
  await untilPlayable(await begun);
  expect(await debitsOf(operator, member.account)).toBe(2);
  await quitGame(page);
  await expectWalletEqualsLedger(page, operator, member.account);
});

test("with answers cut off, play is repeated under its id and debits once, and a leave has been carried out @once", async ({
  page,
  lobby,
  member,
  operator,
  network,
  complaints,
}) => {
  complaints.expect(networkBreaks);
  await lobby.enter(member);
  const total = totalOf(await operator.walletsOf(member.account));
  const calls = watchCalls(page);
  await operator.answer({ path: play1, delay_ms: 1_500, times: "once" });
  const begun = await beginGame(page);
  await expect.poll(() => calls.count(play1)).toBe(1);
  network.cut("everything");
  await untilPlayable(begun);
  const keys = new Set(calls.to(play1).map((call) => call.headers()["idempotency-key"]));
  expect(keys.size).toBe(1);
  expect(await debitsOf(operator, member.account)).toBe(1);

  await keepQuitting(page, operator);
  await expect.poll(async () => inMain(await operator.walletsOf(member.account))).toBe(total);
  network.cut("calls");
  await expect(lobby.html).toHaveAttribute("data-launch", "idle");
  await expectWalletEqualsLedger(page, operator, member.account);
  await expect((await openWallet(page)).getByText("Not returned yet")).toHaveCount(0);
});

test("a game outlives the loss of real time; quit without a network it is over at once, and left when the network is back @once", async ({
  page,
  lobby,
  member,
  operator,
  network,
  complaints,
}) => {
  complaints.expect(networkBreaks);
  await lobby.enter(member);
  const total = totalOf(await operator.walletsOf(member.account));
  const running = await startGame(page);
  network.drop("sockets");
  await expect(lobby.html).toHaveAttribute("data-connection", "reconnecting");
  await spin(running);
  await expect(lobby.html).toHaveAttribute("data-launch", "playing");
  const asked = page.waitForRequest(`**/api${leave1}`);
  network.drop("everything");
  await page.getByRole("button", { name: "Quit game" }).click();
  await asked;
  await expect(lobby.html).toHaveAttribute("data-launch", "idle");
  expect(inMain(await operator.walletsOf(member.account))).not.toBe(total);

  network.restore();
  await lobby.connected();
  const isHome = async () => {
    const wallets = await operator.walletsOf(member.account);
    return inMain(wallets) === totalOf(wallets);
  };
  await expect.poll(isHome).toBe(true);
  await expectWalletEqualsLedger(page, operator, member.account);
  await expect((await openWallet(page)).getByText("Not returned yet")).toHaveCount(0);
});
