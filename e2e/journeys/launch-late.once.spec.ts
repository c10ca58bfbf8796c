import type { Page } from "@playwright/test";
import type { Account } from "./support/accounts.ts";
import { watchCalls } from "./support/calls.ts";
import { stopClock } from "./support/clock.ts";
import { debitsOf, expectWalletEqualsLedger } from "./support/ledger.ts";
import type { Lobby } from "./support/lobby.ts";
import { lightGamePage } from "./support/lobby.ts";
import { inMain, totalOf } from "./support/money.ts";
import type { Operator } from "./support/operator.ts";
import { beginGame, firstProvider, quitGame, startGame } from "./support/play.ts";
import { expect, startsGames, test } from "./support/test.ts";

test.use(startsGames());

const play1 = "/member/game/play1";

interface Scene {
  readonly page: Page;
  readonly lobby: Lobby;
  readonly operator: Operator;
  readonly member: Account;
}

/** A start that was left while its provider took its time is refused, moves nothing, and no game opens. */
async function expectNothingMoved(scene: Scene, total: string): Promise<void> {
  const { page, lobby, operator, member } = scene;
  expect(await debitsOf(operator, member.account)).toBe(0);
  await operator.provider(firstProvider, { state: "open" });
  expect(inMain(await operator.walletsOf(member.account))).toBe(total);
  await expect(lobby.html).toHaveAttribute("data-launch", "idle");
  expect(page.context().pages()).toHaveLength(1);
  await expect(page).toHaveURL(lightGamePage);
  await expectWalletEqualsLedger(page, operator, member.account);
  await startGame(page);
  await quitGame(page);
}

test("a start that is cancelled before its slow provider has answered costs nothing", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  await lobby.enter(member);
  const total = totalOf(await operator.walletsOf(member.account));
  await operator.provider(firstProvider, { state: "slow", delay_ms: 5_000 });
  const asked = page.waitForRequest(`**/api${play1}`);
  const answered = page.waitForResponse(`**/api${play1}`);
  const begun = await beginGame(page);
  await asked;
  await begun.page.getByRole("button", { name: "Cancel and go back" }).click();
  expect(await (await answered).json()).toMatchObject({ code: "999" });
  await expect(lobby.html).toHaveAttribute("data-launch", "idle");
  await expectNothingMoved({ page, lobby, operator, member }, total);
});

test("an answer after 31 s comes to a start that has failed in sight of the player, and no money moves", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  await page.clock.install();
  await lobby.enter(member);
  const total = totalOf(await operator.walletsOf(member.account));
  const calls = watchCalls(page);
  await operator.provider(firstProvider, { state: "slow", delay_ms: 8_000 });
  await beginGame(page);
  await expect.poll(() => calls.count(play1)).toBe(1);
  await stopClock(page);
  const left = page.waitForResponse("**/api/member/game/leave1");
  await page.clock.fastForward(30_000);
  await expect(page.getByText("Couldn’t start the game").first()).toBeVisible();
  // The leave lets the call that is still on its way go first, for 2 s.
  await page.clock.runFor(2_000);
  await expect.poll(() => calls.count("/member/game/leave1")).toBe(1);
  await page.clock.resume();
  await expect(lobby.html).toHaveAttribute("data-launch", "idle");
  // The leave has given the start up, whose answer nobody waits for any more.
  expect(await (await left).json()).toMatchObject({ code: "100" });
  const keys = new Set(calls.to(play1).map((call) => call.headers()["idempotency-key"]));
  expect(keys.size).toBe(1);
  await expectNothingMoved({ page, lobby, operator, member }, total);
});
