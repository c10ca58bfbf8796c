import { stacks } from "../stacks/settings.ts";
import { watchCalls } from "./support/calls.ts";
import { networkBreaks } from "./support/complaints.ts";
import { debitsOf, expectWalletEqualsLedger } from "./support/ledger.ts";
import { beginGame, playInstead, quitGame, secondGame, startGame } from "./support/play.ts";
import { expect, onOneWorker, startsGames, test } from "./support/test.ts";

test.use(startsGames(stacks.network));

const play1 = "/member/game/play1";

test.describe.configure(onOneWorker);

test("a game whose start loses real time while its window is reached for opens, for one debit", async ({
  page,
  lobby,
  member,
  operator,
  network,
  context,
  complaints,
}) => {
  complaints.expect(networkBreaks);
  await lobby.enter(member);
  const { page: window } = await startGame(page);
  // From here on this window needs seconds to leave the first game.
  const slow = await context.newCDPSession(window);
  await slow.send("Network.enable");
  await slow.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 4_000,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await playInstead(page, secondGame);
  const addresses = () =>
    lobby.frames.sockets.flatMap(({ received }) =>
      received.filter(({ event }) => event === "game.url"),
    ).length;
  await expect.poll(addresses, { intervals: [50] }).toBe(2);
  await expect(lobby.html).toHaveAttribute("data-launch", "starting");
  network.drop("sockets");
  await expect(lobby.html).toHaveAttribute("data-connection", "reconnecting");
  await expect(window.getByText(secondGame).first()).toBeVisible();
  await expect(lobby.html).toHaveAttribute("data-launch", "playing");
  network.restore();
  await lobby.connected();
  expect(await debitsOf(operator, member.account)).toBe(2);
  await quitGame(page);
  await expectWalletEqualsLedger(page, operator, member.account);
});

test("a window that the player closes before play is called was never paid for", async ({
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
  const calls = watchCalls(page);
  // Without its channel a start waits, for 2 s at most; here the clock stands still meanwhile.
  network.drop("sockets");
  await expect(lobby.html).toHaveAttribute("data-connection", "reconnecting");
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  const { page: window } = await beginGame(page);
  await expect(lobby.html).toHaveAttribute("data-launch", "starting");
  await window.close();
  await page.clock.runFor(600);
  await expect(lobby.html).toHaveAttribute("data-launch", "idle");
  await page.clock.runFor(3_000);
  expect(calls.count(play1)).toBe(0);
  expect(calls.count("/member/game/leave1")).toBe(0);
  expect(await debitsOf(operator, member.account)).toBe(0);
  await page.clock.resume();
  network.restore();
  await lobby.connected();
  await startGame(page);
});
