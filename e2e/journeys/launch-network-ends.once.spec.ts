import { stacks } from "../stacks/settings.ts";
import { networkBreaks } from "./support/complaints.ts";
import { debitsOf, expectWalletEqualsLedger } from "./support/ledger.ts";
import { inMain, totalOf } from "./support/money.ts";
import { beginGame, keepQuitting, openWallet, quitGame, startGame } from "./support/play.ts";
import { expect, startsGames, test } from "./support/test.ts";

test.use(startsGames(stacks.network));

const leave1 = "/member/game/leave1";

test("real time that is lost while a game quits keeps nobody in it", async ({
  page,
  lobby,
  member,
  operator,
  network,
  complaints,
}) => {
  complaints.expect(networkBreaks);
  await lobby.enter(member);
  await startGame(page);
  await keepQuitting(page, operator);
  network.drop("sockets");
  await expect(lobby.html).toHaveAttribute("data-connection", "reconnecting");
  await operator.clearAnswers();
  await expect(lobby.html).toHaveAttribute("data-launch", "idle");
  await expectWalletEqualsLedger(page, operator, member.account);
  network.restore();
  await lobby.connected();
  await expectWalletEqualsLedger(page, operator, member.account);
});

test("a leave whose answer is cut off has been carried out: the money is home, and nothing is marked", async ({
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
  await startGame(page);
  await keepQuitting(page, operator);
  await expect.poll(async () => inMain(await operator.walletsOf(member.account))).toBe(total);
  network.cut("calls");
  await expect(lobby.html).toHaveAttribute("data-launch", "idle");
  await expectWalletEqualsLedger(page, operator, member.account);
  await expect((await openWallet(page)).getByText("Not returned yet")).toHaveCount(0);
  await page.keyboard.press("Escape");
  await startGame(page);
  await quitGame(page);
});

test("a game that is quit without any network is over at once, and is left when the network is back", async ({
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
  await startGame(page);
  const asked = page.waitForRequest(`**/api${leave1}`);
  network.drop("everything");
  await page.getByRole("button", { name: "Quit game" }).click();
  await asked;
  await expect(lobby.html).toHaveAttribute("data-launch", "idle");
  expect(inMain(await operator.walletsOf(member.account))).not.toBe(total);

  network.restore();
  await lobby.connected();
  await expect.poll(async () => inMain(await operator.walletsOf(member.account))).toBe(total);
  await expect(lobby.html).toHaveAttribute("data-launch", "idle");
  await expectWalletEqualsLedger(page, operator, member.account);
  await expect((await openWallet(page)).getByText("Not returned yet")).toHaveCount(0);
});

test("a network that delays every piece by half a second slows a start down, and nothing else", async ({
  page,
  lobby,
  member,
  operator,
  network,
}) => {
  await lobby.enter(member);
  network.delay(500);
  const begun = await beginGame(page);
  await expect(lobby.html).toHaveAttribute("data-launch", "playing");
  await expect(begun.game.getByRole("button", { name: "Spin" })).toBeEnabled();
  expect(await debitsOf(operator, member.account)).toBe(1);
  await quitGame(page);
  network.restore();
  await expectWalletEqualsLedger(page, operator, member.account);
});
