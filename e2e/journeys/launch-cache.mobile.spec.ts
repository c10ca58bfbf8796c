import { platformIsAway } from "./support/complaints.ts";
import { expectWalletEqualsLedger } from "./support/ledger.ts";
import { createLobby } from "./support/lobby.ts";
import { inMain, totalOf } from "./support/money.ts";
import { comeBack, elsewhere, expectAnew, goAway, markDocument } from "./support/page-cache.ts";
import { beginGame, keepQuitting, quitGame, secondGame, startGame } from "./support/play.ts";
import { expect, startsGames, test, withWholeBrowser } from "./support/test.ts";

test.use(withWholeBrowser);
test.use(startsGames());

const play1 = "/member/game/play1";

test("[SHELL-61] a player that the browser brings back in the middle of a game begins anew: the game is over, the money home", async ({
  page,
  lobby,
  member,
  operator,
  stack,
}) => {
  await lobby.enter(member);
  const total = totalOf(await operator.walletsOf(member.account));
  await startGame(page);
  await goAway(page, elsewhere(stack));
  await comeBack(page);
  await expectAnew(page);

  await expect.poll(async () => inMain(await operator.walletsOf(member.account))).toBe(total);
  await expect(lobby.html).toHaveAttribute("data-launch", "idle");
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => localStorage.getItem("isPlay"))).toBe("0");
  await lobby.present();
  await expectWalletEqualsLedger(page, operator, member.account);
  await startGame(page, secondGame);
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
  await expect.poll(() => other.evaluate(() => localStorage.getItem("isPlay"))).toBe("0");

  await comeBack(page);
  await expectAnew(page);
  await expect(lobby.html).toHaveAttribute("data-launch", "idle");
  await expect(page).toHaveURL(/\/$/);
  await lobby.present();
  await expectWalletEqualsLedger(page, operator, member.account);
});

test("a start that the player left in the middle is over when the page comes back, and paid nothing", async ({
  page,
  lobby,
  member,
  operator,
  stack,
  complaints,
}) => {
  complaints.expect(platformIsAway);
  await lobby.enter(member);
  const total = totalOf(await operator.walletsOf(member.account));
  await operator.answer({ path: play1, behaviour: "hold", carry_out: true, times: "always" });
  const asked = page.waitForRequest(`**/api${play1}`);
  await beginGame(page);
  await asked;
  // With the call under way the browser may keep the page or not: either begins anew.
  await markDocument(page);
  await page.goto(elsewhere(stack));
  await operator.clearAnswers();
  await page.goBack({ waitUntil: "commit" });
  await expectAnew(page);
  await expect.poll(async () => inMain(await operator.walletsOf(member.account))).toBe(total);
  await expect(lobby.html).toHaveAttribute("data-launch", "idle");
  await lobby.present();
  await expectWalletEqualsLedger(page, operator, member.account);
});

test("a game that another page of this very tab ended does not come back with its page", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  await lobby.enter(member);
  const total = totalOf(await operator.walletsOf(member.account));
  await startGame(page);
  await goAway(page, new URL("/news", page.url()).href);
  await expect.poll(async () => inMain(await operator.walletsOf(member.account))).toBe(total);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("isPlay"))).toBe("0");

  await comeBack(page);
  await expectAnew(page);
  await expect(lobby.html).toHaveAttribute("data-launch", "idle");
  await expect(page).toHaveURL(/\/$/);
  await lobby.present();
  await expectWalletEqualsLedger(page, operator, member.account);
});

test("a game that the player was just leaving is over when the page comes back, and the money home", async ({
  page,
  lobby,
  member,
  operator,
  stack,
}) => {
  await lobby.enter(member);
  const total = totalOf(await operator.walletsOf(member.account));
  await startGame(page);
  await keepQuitting(page, operator);
  // With the call under way the browser may keep the page or not: either begins anew.
  await markDocument(page);
  await page.goto(elsewhere(stack));
  await operator.clearAnswers();
  await page.goBack({ waitUntil: "commit" });
  await expectAnew(page);
  await expect.poll(async () => inMain(await operator.walletsOf(member.account))).toBe(total);
  await expect(lobby.html).toHaveAttribute("data-launch", "idle");
  await lobby.present();
  await expectWalletEqualsLedger(page, operator, member.account);
});
