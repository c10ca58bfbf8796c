import type { Page } from "@playwright/test";
import { createAccountWidget } from "./support/account-widget.ts";
import { watchCalls } from "./support/calls.ts";
import { playInstead, pressPlay, secondGame, startGame } from "./support/play.ts";
import { expect, startsGames, test } from "./support/test.ts";

test.use(startsGames());

const waiting = (page: Page) => page.evaluate(() => localStorage.getItem("waitingWindow"));
const layoutCall = "/member/profile/common/layout";

test("[LAUNCH-40] storage says which window waits: the game's", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  await operator.answer({ path: "/member/game/play1", behaviour: "wait" });
  await lobby.enter(member);
  await Promise.all([page.waitForEvent("popup"), pressPlay(page)]);
  expect(await waiting(page)).toBe("gameWindow");
  await operator.clearAnswers();
  await expect(lobby.html).toHaveAttribute("data-launch", "playing");
  await expect.poll(() => waiting(page)).toBeNull();
});

for (const [window, isFast] of [
  ["depositWindow", 0],
  ["fpWindow", 1],
] as const)
  test(`[LAUNCH-40] storage says which window waits: ${window}`, async ({
    page,
    lobby,
    member,
    operator,
  }) => {
    const asked = page.waitForResponse((answer) => answer.url().endsWith(`/api${layoutCall}`));
    const layout = (await (async () => {
      await lobby.enter(member);
      return (await asked).json();
    })()) as { data: { member_common_layout: object } };
    const data = {
      member_common_layout: {
        ...layout.data.member_common_layout,
        is_agent_fast_payment: isFast,
      },
    };
    await operator.answer({ path: layoutCall, code: "100", data, times: "always" });
    await page.reload();
    await lobby.present();
    await operator.clearAnswers();
    await operator.answer({
      path: layoutCall,
      code: "100",
      data,
      behaviour: "wait",
      times: "always",
    });

    await createAccountWidget(page).menu.click();
    const [deposit] = await Promise.all([
      page.waitForEvent("popup"),
      createAccountWidget(page)
        .account.getByRole("button", { name: "Top up balance", exact: true })
        .click(),
    ]);
    expect(await waiting(page)).toBe(window);
    await operator.clearAnswers();
    await expect(deposit).not.toHaveURL(/\/loading$/);
    await expect.poll(() => waiting(page)).toBeNull();
  });

test("[LAUNCH-14] a window that is reached late still goes to its game, and play is called once", async ({
  page,
  lobby,
  member,
  context,
}) => {
  await lobby.enter(member);
  const { page: window } = await startGame(page);
  // From here on this window needs seconds to leave the first game.
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
  // The address is here, and the window still shows the game before.
  await expect(lobby.html).toHaveAttribute("data-launch", "starting");
  await expect(window.getByText(secondGame).first()).toBeVisible();
  await expect(lobby.html).toHaveAttribute("data-launch", "playing");
  expect(calls.count("/member/game/play1")).toBe(1);
});
