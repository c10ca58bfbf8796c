import { stacks } from "../stacks/settings.ts";
import { watchCalls } from "./support/calls.ts";
import { networkBreaks } from "./support/complaints.ts";
import { debitsOf, expectWalletEqualsLedger } from "./support/ledger.ts";
import { lightGamePage } from "./support/lobby.ts";
import { inMain, totalOf } from "./support/money.ts";
import { beginGame, quitGame, secondGame, startGame, untilPlayable } from "./support/play.ts";
import { expect, onOneWorker, startsGames, test } from "./support/test.ts";

test.use(startsGames(stacks.network));

const play1 = "/member/game/play1";
const frame = "/check_iframe";

test.describe.configure(onOneWorker);

test("a game whose start loses real time while it is asked whether it may be framed opens, for one debit", async ({
  page,
  lobby,
  member,
  operator,
  network,
  complaints,
}) => {
  complaints.expect(networkBreaks);
  await lobby.enter(member);
  await operator.answer({ path: frame, delay_ms: 2_000, times: "once" });
  const asked = page.waitForRequest(`**/api${frame}`);
  const begun = await beginGame(page);
  await asked;
  network.drop("sockets");
  await expect(lobby.html).toHaveAttribute("data-connection", "reconnecting");
  await untilPlayable(begun);
  await expect(lobby.html).toHaveAttribute("data-launch", "playing");
  await expect(page.getByText("Reconnecting", { exact: true })).toBeVisible();
  network.restore();
  await lobby.connected();
  await expect(page.getByRole("timer", { name: "Time in this game" })).toBeVisible();
  expect(await debitsOf(operator, member.account)).toBe(1);
  await quitGame(page);
  await expectWalletEqualsLedger(page, operator, member.account);
});

for (const [when, order] of [
  ["while play is on its way", { path: play1, delay_ms: 1_500, times: "once" }],
  [
    "while it is asked whether the game may be framed",
    { path: frame, delay_ms: 1_500, times: "once" },
  ],
] as const)
  test(`going back ${when} ends the start, and the money is home`, async ({
    page,
    lobby,
    member,
    operator,
  }) => {
    await lobby.enter(member);
    const total = totalOf(await operator.walletsOf(member.account));
    const calls = watchCalls(page);
    await operator.answer(order);
    const asked = page.waitForRequest(`**/api${order.path}`);
    await beginGame(page);
    await asked;
    await page.goBack();
    await expect(lobby.html).toHaveAttribute("data-launch", "idle");
    await expect(page).toHaveURL(lightGamePage);
    await expect.poll(() => debitsOf(operator, member.account)).toBe(1);
    await expect.poll(async () => inMain(await operator.walletsOf(member.account))).toBe(total);
    expect(calls.count(play1)).toBe(1);
    await expectWalletEqualsLedger(page, operator, member.account);
    await startGame(page, secondGame);
    await quitGame(page);
  });
