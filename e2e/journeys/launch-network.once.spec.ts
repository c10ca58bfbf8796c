import type { Network } from "@naluma/tools/network";
import type { Page } from "@playwright/test";
import { stacks } from "../stacks/settings.ts";
import type { Account } from "./support/accounts.ts";
import { watchCalls } from "./support/calls.ts";
import { networkBreaks } from "./support/complaints.ts";
import { debitsOf, expectWalletEqualsLedger } from "./support/ledger.ts";
import type { Lobby } from "./support/lobby.ts";
import type { Operator } from "./support/operator.ts";
import {
  beginGame,
  pressPlay,
  quitGame,
  spin,
  untilPlayable,
  type RunningGame,
} from "./support/play.ts";
import { expect, startsGames, test } from "./support/test.ts";

test.use(startsGames(stacks.network));

const play1 = "/member/game/play1";

interface Scene {
  readonly page: Page;
  readonly lobby: Lobby;
  readonly network: Network;
  readonly operator: Operator;
  readonly member: Account;
}

/** Loses the socket at one moment of a start; the game is to open all the same. */
const moments: readonly [string, (scene: Scene) => Promise<RunningGame>][] = [
  [
    "before the press",
    async ({ page, lobby, network }) => {
      network.drop("sockets");
      await expect(lobby.html).toHaveAttribute("data-connection", "reconnecting");
      const asked = page.waitForResponse(`**/api${play1}`);
      const begun = await beginGame(page);
      await asked;
      return begun;
    },
  ],
  [
    "between the press and the call",
    async ({ page, lobby, network }) => {
      network.cut("sockets");
      const asked = page.waitForResponse(`**/api${play1}`);
      const begun = await beginGame(page);
      await asked;
      await lobby.connected();
      return begun;
    },
  ],
  [
    "while the call is on its way",
    async ({ page, network, operator }) => {
      await operator.answer({ path: play1, delay_ms: 1_500, times: "once" });
      const asked = page.waitForRequest(`**/api${play1}`);
      const begun = await beginGame(page);
      await asked;
      network.drop("sockets");
      await page.waitForResponse(`**/api${play1}`);
      return begun;
    },
  ],
  [
    "while its address is on its way",
    async ({ page, network }) => {
      const begun = beginGame(page);
      await page.waitForRequest(`**/api${play1}`);
      network.stall("sockets");
      await page.waitForResponse(`**/api${play1}`);
      network.restore();
      network.cut("sockets");
      return await begun;
    },
  ],
];

for (const [when, lose] of moments)
  test(`a game whose start loses real time ${when} opens when it is back, for one debit`, async ({
    page,
    lobby,
    member,
    operator,
    network,
    complaints,
  }) => {
    complaints.expect(networkBreaks);
    await lobby.enter(member);
    const begun = await lose({ page, lobby, network, operator, member });
    network.restore();
    await untilPlayable(begun);
    await expect(lobby.html).toHaveAttribute("data-launch", "playing");
    expect(await debitsOf(operator, member.account)).toBe(1);
    await spin(begun);
    await quitGame(page);
    await expectWalletEqualsLedger(page, operator, member.account);
  });

test("a game that runs outlives the loss of real time, and is left without it", async ({
  page,
  lobby,
  member,
  operator,
  network,
  complaints,
}) => {
  complaints.expect(networkBreaks);
  await lobby.enter(member);
  const begun = await beginGame(page);
  await expect(lobby.html).toHaveAttribute("data-launch", "playing");
  network.drop("sockets");
  await expect(lobby.html).toHaveAttribute("data-connection", "reconnecting");
  await spin(begun);
  await quitGame(page);
  await expectWalletEqualsLedger(page, operator, member.account);
  network.restore();
  await lobby.connected();
  await expectWalletEqualsLedger(page, operator, member.account);
});

test("a call whose answer is cut off is asked again under its id, and debits once", async ({
  page,
  lobby,
  member,
  operator,
  network,
  complaints,
}) => {
  complaints.expect(networkBreaks);
  await lobby.enter(member);
  const calls = watchCalls(page);
  await operator.answer({ path: play1, delay_ms: 1_500, times: "once" });
  const begun = await beginGame(page);
  await expect.poll(() => calls.count(play1)).toBe(1);
  network.cut("everything");
  await untilPlayable(begun);
  const keys = new Set(calls.to(play1).map((call) => call.headers()["idempotency-key"]));
  expect(keys.size).toBe(1);
  expect(await debitsOf(operator, member.account)).toBe(1);
});

test("calls that hang end the start after half a minute, and the money is where it was", async ({
  page,
  lobby,
  member,
  operator,
  network,
  complaints,
}) => {
  complaints.expect(networkBreaks);
  await page.clock.install();
  await lobby.enter(member);
  const asked = page.waitForRequest(`**/api${play1}`);
  network.stall("everything");
  await pressPlay(page);
  await asked;
  const failed = page.getByText(/Couldn’t start the game/).first();
  await page.clock.fastForward(25_000);
  await expect(failed).toHaveCount(0);
  await expect(lobby.html).toHaveAttribute("data-launch", "starting");
  await page.clock.fastForward(5_000);
  await expect(failed).toBeVisible();
  network.restore();
  await expect(lobby.html).toHaveAttribute("data-launch", "idle");
  expect(page.context().pages()).toHaveLength(1);
  await lobby.connected();
  await expectWalletEqualsLedger(page, operator, member.account);
});

test("an address that comes twice, late, or of another start changes nothing", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  const { channel } = await lobby.enter(member);
  const begun = await beginGame(page);
  await untilPlayable(begun);
  await spin(begun);
  const history = begun.game.getByRole("button", { name: "History" });
  await history.click();
  const sheet = begun.game.getByRole("dialog", { name: "History" });
  await expect(sheet).toBeVisible();
  const address = begun.page.url();
  for (const launch_id of ["an-older-start-1", "an-older-start-2"])
    await operator.event(channel, "game.url", { url: address, launch_id });
  await operator.event(channel, "game.url", { url: address });
  const heard = () =>
    lobby.frames.sockets
      .flatMap(({ received }) => received)
      .filter(({ event }) => event === "game.url").length;
  await expect.poll(heard).toBe(4);
  await expect(sheet).toBeVisible();
  await expect(lobby.html).toHaveAttribute("data-launch", "playing");
  expect(page.context().pages()).toHaveLength(2);
});
