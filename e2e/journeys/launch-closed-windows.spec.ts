import { watchCalls } from "./support/calls.ts";
import { platformIsAway } from "./support/complaints.ts";
import { debitsOf, expectWalletEqualsLedger } from "./support/ledger.ts";
import { inMain, totalOf } from "./support/money.ts";
import { beginGame, quitGame, startGame, untilPlayable } from "./support/play.ts";
import { expect, startsGames, test } from "./support/test.ts";

test.use(startsGames());

const play1 = "/member/game/play1";
const leave1 = "/member/game/leave1";

test("closing a window ends the start or the game that was in it, and the money is returned @desktop", async ({
  page,
  lobby,
  member,
  operator,
  complaints,
}) => {
  complaints.expect(platformIsAway);
  await page.clock.install();
  await lobby.enter(member);
  const total = totalOf(await operator.walletsOf(member.account));
  const calls = watchCalls(page);
  const closeWhileAsked = async () => {
    const { page: window } = await beginGame(page);
    await expect.poll(() => operator.callsToCome(play1)).toBe(0);
    await window.close();
    await expect(lobby.html).toHaveAttribute("data-launch", "idle");
    await operator.clearAnswers();
    expect(calls.count(leave1)).toBeGreaterThan(0);
  };
  const expectMoneyHome = async (debits: number) => {
    await expect.poll(() => debitsOf(operator, member.account)).toBe(debits);
    await expect.poll(async () => inMain(await operator.walletsOf(member.account))).toBe(total);
    await expect(lobby.html).toHaveAttribute("data-launch", "idle");
  };
  // The first response is lost.
  await operator.answer({ path: play1, behaviour: "hold", times: "once" });
  await closeWhileAsked();
  await expectMoneyHome(0);

  // The play call is processed after the leave call has been answered.
  await operator.answer({ path: play1, behaviour: "wait", times: "once" });
  await closeWhileAsked();
  await expectMoneyHome(1);
  await expectWalletEqualsLedger(page, operator, member.account);

  // The next game opens as if nothing had happened.
  const { page: game } = await startGame(page);
  // Less than the five seconds after which a window counts as closed, and enough for two checks of its game.
  await page.clock.runFor(1_000);
  await game.close();
  await expect(lobby.html).toHaveAttribute("data-launch", "idle");
  await expectWalletEqualsLedger(page, operator, member.account);
});

test("a game whose page severs the handle runs until it is ended with the button; one whose window is closed was quit @desktop", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  // Real providers send this header, unlike the sandbox. The window's handle then reads as closed.
  await operator.answer({
    path: "/play",
    headers: { "cross-origin-opener-policy": "same-origin" },
    times: "always",
  });
  await page.clock.install();
  await lobby.enter(member);
  const calls = watchCalls(page);
  const handle = await page.evaluateHandle(() => {
    const seen: { window?: Window | null } = {};
    const { open } = window;
    window.open = (...how) => (seen.window = open.apply(window, how));
    return seen;
  });
  // However slowly the game's page loads, its handle is lost within five seconds of this clock.
  await page.clock.pauseAt(Date.now() + 60_000);
  const begun = await beginGame(page);
  await expect
    .poll(async () => {
      await page.clock.runFor(50);
      return handle.evaluate((seen) => seen.window?.closed);
    })
    .toBe(true);
  await page.clock.runFor(20_000);
  await page.clock.resume();
  await untilPlayable(begun);
  expect(await begun.page.evaluate(() => window.opener === null)).toBe(true);
  await expect(lobby.html).toHaveAttribute("data-launch", "playing");
  await expect(page.getByRole("button", { name: "Back to game" })).toHaveCount(0);
  expect(calls.count(leave1)).toBe(0);
  await quitGame(page);
  expect(calls.count(leave1)).toBe(1);
  await operator.clearAnswers();

  const { page: game } = await startGame(page);
  // Past the five seconds after which a handle that reads as closed counts as lost.
  await page.clock.fastForward(6_000);
  await game.close();
  await expect(lobby.html).toHaveAttribute("data-launch", "idle");
  expect(calls.count(leave1)).toBe(2);
  await expectWalletEqualsLedger(page, operator, member.account);
});
