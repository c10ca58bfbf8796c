import type { Page } from "@playwright/test";
import { platformIsAway } from "./support/complaints.ts";
import { expectWalletEqualsLedger } from "./support/ledger.ts";
import { createLobby, type Lobby } from "./support/lobby.ts";
import { inMain, totalOf } from "./support/money.ts";
import type { Operator } from "./support/operator.ts";
import { comeBack, elsewhere, expectAnew, goAway, markDocument } from "./support/page-cache.ts";
import {
  beginGame,
  firstProvider,
  keepQuitting,
  quitGame,
  secondGame,
  startGame,
} from "./support/play.ts";
import { expect, startsGames, test, withWholeBrowser } from "./support/test.ts";

test.use(withWholeBrowser);
test.use(startsGames());

interface Scene {
  readonly page: Page;
  readonly lobby: Lobby;
  readonly operator: Operator;
  readonly account: string;
}

const isPlay = (page: Page) => page.evaluate(() => localStorage.getItem("isPlay"));

/** The page stands anew in the lobby, no game is open, and all money is in the main wallet. */
async function expectOver({ page, lobby, operator, account }: Scene, total: string): Promise<void> {
  await expectAnew(page);
  await expect.poll(async () => inMain(await operator.walletsOf(account))).toBe(total);
  await expect(lobby.html).toHaveAttribute("data-launch", "idle");
  await expect(page).toHaveURL(/\/$/);
  // A document that is loaded anew is idle before it has looked for a game.
  await expect.poll(() => isPlay(page)).toBe("0");
  await lobby.present();
  await expectWalletEqualsLedger(page, operator, account);
}

test("[SHELL-61] a game goes on when the browser brings its page back, and is over when another page of its tab has ended it", async ({
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

test("a game that another tab ended while its page lay in the browser's cache does not come back with it", async ({
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
  // A page in the cache owns no game: whoever starts next ends it.
  const other = await context.newPage();
  await createLobby(other).visit();
  await expect.poll(async () => inMain(await operator.walletsOf(member.account))).toBe(total);
  await expect.poll(() => isPlay(other)).toBe("0");

  await comeBack(page);
  await expectOver({ page, lobby, operator, account: member.account }, total);
});

test("a start and a quit that the player left in the middle are over when the page comes back, and the money home", async ({
  page,
  lobby,
  member,
  operator,
  stack,
  complaints,
}) => {
  complaints.expect(platformIsAway);
  const scene = { page, lobby, operator, account: member.account };
  await lobby.enter(member);
  const total = totalOf(await operator.walletsOf(member.account));
  // With a call under way the browser may keep the page or not: either begins anew.
  const goAndComeBack = async () => {
    await markDocument(page);
    await page.goto(elsewhere(stack));
    await operator.clearAnswers();
    await page.goBack({ waitUntil: "commit" });
  };
  // A game whose address has come would go on.
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
