import type { Page } from "@playwright/test";
import { watchCalls } from "./support/calls.ts";
import { beginGame, playInstead, secondGame, untilPlayable } from "./support/play.ts";
import { expect, startsGames, test } from "./support/test.ts";

test.use(startsGames());

const play1 = "/member/game/play1";
const waiting = (page: Page) => page.evaluate(() => localStorage.getItem("waitingWindow"));

test("[LAUNCH-14] [LAUNCH-40] a game's window waits for its address; even a late address opens the game, and play is called once @desktop", async ({
  page,
  lobby,
  member,
  context,
  operator,
}) => {
  // A start is retried after 8 s.
  await operator.answer({ path: play1, behaviour: "wait", times: "always" });
  await lobby.enter(member);
  const begun = await beginGame(page);
  expect(await waiting(page)).toBe("gameWindow");
  await operator.clearAnswers();
  await untilPlayable(begun);
  await expect.poll(() => waiting(page)).toBeNull();

  const { page: window } = begun;
  // From here on this window takes seconds to leave the first game.
  const network = await context.newCDPSession(window);
  await network.send("Network.enable");
  await network.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 3_000,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  const calls = watchCalls(page);
  await playInstead(page, secondGame);
  const addresses = () =>
    lobby.frames.sockets.flatMap(({ received }) =>
      received.filter(({ event }) => event === "game.url"),
    ).length;
  await expect.poll(addresses, { intervals: [50] }).toBe(2);
  // The address has arrived, but the window still shows the previous game.
  await expect(lobby.html).toHaveAttribute("data-launch", "starting");
  await expect(window.getByText(secondGame).first()).toBeVisible();
  await expect(lobby.html).toHaveAttribute("data-launch", "playing");
  expect(calls.count(play1)).toBe(1);
});
