import { watchCalls } from "./support/calls.ts";
import { stopClock } from "./support/clock.ts";
import { debitsOf, expectWalletEqualsLedger } from "./support/ledger.ts";
import { lightGamePage } from "./support/lobby.ts";
import { inMain, totalOf } from "./support/money.ts";
import { beginGame, firstProvider, quitGame, startGame } from "./support/play.ts";
import { expect, startsGames, test } from "./support/test.ts";

test.use(startsGames());

const play1 = "/member/game/play1";
const leave1 = "/member/game/leave1";

test("a start that is cancelled, or has visibly failed, before its slow provider answers moves no money @once", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  await page.clock.install();
  await lobby.enter(member);
  const total = totalOf(await operator.walletsOf(member.account));
  const calls = watchCalls(page);
  const expectNothingMoved = async () => {
    await expect(lobby.html).toHaveAttribute("data-launch", "idle");
    expect(await debitsOf(operator, member.account)).toBe(0);
    expect(inMain(await operator.walletsOf(member.account))).toBe(total);
    expect(page.context().pages()).toHaveLength(1);
    await expect(page).toHaveURL(lightGamePage);
  };

  await operator.provider(firstProvider, { state: "slow", delay_ms: 5_000 });
  const answered = page.waitForResponse(`**/api${play1}`);
  const cancelled = await beginGame(page);
  await expect.poll(() => calls.count(play1)).toBe(1);
  await cancelled.page.getByRole("button", { name: "Cancel and go back" }).click();
  expect(await (await answered).json()).toMatchObject({ code: "999" });
  await expectNothingMoved();

  calls.forget();
  await operator.provider(firstProvider, { state: "slow", delay_ms: 8_000 });
  await beginGame(page);
  await expect.poll(() => calls.count(play1)).toBe(1);
  await stopClock(page);
  const left = page.waitForResponse(`**/api${leave1}`);
  await page.clock.fastForward(30_000);
  await expect(page.getByText("Couldn’t start the game").first()).toBeVisible();
  // The leave call waits 2 s for the call that is still pending.
  await page.clock.runFor(2_000);
  await expect.poll(() => calls.count(leave1)).toBe(1);
  await page.clock.resume();
  // The leave call has aborted the start, whose response is no longer awaited.
  expect(await (await left).json()).toMatchObject({ code: "100" });
  const keys = new Set(calls.to(play1).map((call) => call.headers()["idempotency-key"]));
  expect(keys.size).toBe(1);
  await operator.provider(firstProvider, { state: "open" });
  await expectNothingMoved();
  await expectWalletEqualsLedger(page, operator, member.account);
  await startGame(page);
  await quitGame(page);
});
