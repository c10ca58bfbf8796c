import type { Page } from "@playwright/test";
import { createAccountWidget } from "./support/account-widget.ts";
import { watchCalls } from "./support/calls.ts";
import { platformIsAway, socketIsClosing } from "./support/complaints.ts";
import { expectWalletEqualsLedger } from "./support/ledger.ts";
import { createLobby, type Lobby } from "./support/lobby.ts";
import { inMain, totalOf } from "./support/money.ts";
import type { Operator } from "./support/operator.ts";
import {
  comeBack,
  elsewhere,
  expectAnew,
  goAway,
  isMarked,
  markDocument,
} from "./support/page-cache.ts";
import {
  beginGame,
  firstProvider,
  keepQuitting,
  pressPlay,
  quitGame,
  secondGame,
  startGame,
  tabGame,
} from "./support/play.ts";
import { expect, startsGames, test, withWholeBrowser } from "./support/test.ts";

test.use(withWholeBrowser);
test.use(startsGames());

const leave1 = "/member/game/leave1";

test("[SHELL-61] without a game the browser restores the very page, with the money of the ledger, and without a member who logged out meanwhile @once", async ({
  page,
  lobby,
  member,
  operator,
  context,
  stack,
  complaints,
}) => {
  // Requests made as soon as the page is visible again may still carry the old token.
  complaints.expect(/status of 401/);
  await lobby.enter(member);
  await goAway(page, elsewhere(stack));
  // No event reports this change.
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

test("[SHELL-61] a page that is restored while another tab has a game starts again, and lets the game run @once", async ({
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

test("[SHELL-61] going back from a game that took the tab restores the lobby, which ends the game @once", async ({
  page,
  lobby,
  member,
  operator,
  stack,
}) => {
  await lobby.enter(member);
  const total = totalOf(await operator.walletsOf(member.account));
  // The browser keeps no page that leaves with a request under way.
  await page.waitForLoadState("networkidle");
  await markDocument(page);
  await pressPlay(page, tabGame);
  await expect.poll(() => new URL(page.url()).origin).toBe(stack.games);
  await expect(page.getByRole("button", { name: "Spin" })).toBeEnabled();

  await comeBack(page);
  await expectAnew(page);
  await expect.poll(async () => inMain(await operator.walletsOf(member.account))).toBe(total);
  await expect(lobby.html).toHaveAttribute("data-launch", "idle");
  await expect.poll(() => isPlay(page)).toBe("0");
  await lobby.present();
  await expectWalletEqualsLedger(page, operator, member.account);
});

interface Scene {
  readonly page: Page;
  readonly lobby: Lobby;
  readonly operator: Operator;
  readonly account: string;
}

const isPlay = (page: Page) => page.evaluate(() => localStorage.getItem("isPlay"));

/** The page is back in the lobby, no game is open, and all money is in the main wallet. */
async function expectOver({ page, lobby, operator, account }: Scene, total: string): Promise<void> {
  await expectAnew(page);
  await expect.poll(async () => inMain(await operator.walletsOf(account))).toBe(total);
  await expect(lobby.html).toHaveAttribute("data-launch", "idle");
  await expect(page).toHaveURL(/\/$/);
  // A reloaded document is idle before it has looked for a game.
  await expect.poll(() => isPlay(page)).toBe("0");
  await lobby.present();
  await expectWalletEqualsLedger(page, operator, account);
}

test("[SHELL-61] a game goes on when the browser restores its page, and is over when another page of its tab has ended it @mobile", async ({
  page,
  lobby,
  member,
  operator,
  stack,
}) => {
  const scene = { page, lobby, operator, account: member.account };
  await lobby.enter(member);
  const total = totalOf(await operator.walletsOf(member.account));
  await startGame(page);
  await goAway(page, elsewhere(stack));
  await comeBack(page);
  await expectAnew(page);
  await expect(lobby.html).toHaveAttribute("data-launch", "playing");
  await expect(page).toHaveURL(/\/play$/);
  await quitGame(page);

  await startGame(page, secondGame);
  await goAway(page, new URL("/faq", page.url()).href);
  await expect.poll(async () => inMain(await operator.walletsOf(member.account))).toBe(total);
  await expect.poll(() => isPlay(page)).toBe("0");
  await comeBack(page);
  await expectOver(scene, total);
  await startGame(page);
  await quitGame(page);
});

test("a game that another tab ended while its page was in the back-forward cache is not restored with it @mobile", async ({
  page,
  lobby,
  member,
  operator,
  context,
  stack,
}) => {
  await lobby.enter(member);
  const total = totalOf(await operator.walletsOf(member.account));
  await startGame(page);
  await goAway(page, elsewhere(stack));
  // A page in the back/forward cache does not own a game, so the next start ends that game.
  const other = await context.newPage();
  await createLobby(other).visit();
  await expect.poll(async () => inMain(await operator.walletsOf(member.account))).toBe(total);
  await expect.poll(() => isPlay(other)).toBe("0");

  await comeBack(page);
  await expectOver({ page, lobby, operator, account: member.account }, total);
});

test("a start and a quit that the player left midway are over when the page is restored, and the money is returned @mobile", async ({
  page,
  lobby,
  member,
  operator,
  stack,
  complaints,
}) => {
  complaints.expect(platformIsAway);
  // The socket of a cached page is closed, and the page may not have noticed.
  complaints.expect(socketIsClosing);
  const scene = { page, lobby, operator, account: member.account };
  await lobby.enter(member);
  const total = totalOf(await operator.walletsOf(member.account));
  // With a pending call the browser may or may not cache the page; either way it starts afresh.
  const goAndComeBack = async () => {
    await markDocument(page);
    await page.goto(elsewhere(stack));
    await operator.clearAnswers();
    await page.goBack({ waitUntil: "commit" });
  };
  // A slow provider, because a game whose address has arrived would continue.
  await operator.provider(firstProvider, { state: "slow", delay_ms: 5_000 });
  const asked = page.waitForRequest("**/api/member/game/play1");
  await beginGame(page);
  await asked;
  await goAndComeBack();
  await expectOver(scene, total);
  await operator.provider(firstProvider, { state: "open" });

  await startGame(page);
  await keepQuitting(page, operator);
  await goAndComeBack();
  await expectOver(scene, total);
});
