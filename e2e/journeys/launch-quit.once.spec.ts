import { watchCalls } from "./support/calls.ts";
import { stopClock } from "./support/clock.ts";
import { quitGame, secondGame, startGame } from "./support/play.ts";
import { expect, startsGames, test } from "./support/test.ts";

test.use(startsGames());

test("[LAUNCH-22] a leave that never answers lets the next game start after 30 s", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  await page.clock.install();
  await lobby.enter(member);
  await startGame(page);
  await operator.answer({ path: "/member/game/leave1", behaviour: "hold", times: "once" });
  const calls = watchCalls(page);
  await page.getByRole("button", { name: "Quit game" }).click();
  await expect(lobby.html).toHaveAttribute("data-launch", "quitting");
  await stopClock(page);
  await expect.poll(() => calls.count("/member/game/leave1")).toBe(1);
  // Some of the 30 s went by before the clock stood still.
  await page.clock.fastForward(26_000);
  await page.clock.runFor(50);
  await expect(lobby.html).toHaveAttribute("data-launch", "quitting");
  await page.clock.fastForward(4_000);
  await expect(lobby.html).toHaveAttribute("data-launch", "idle");
  await page.clock.resume();
  await operator.clearAnswers();
  await startGame(page, secondGame);
});

test("the wallet is read anew after a quit", async ({ page, lobby, member }) => {
  await lobby.enter(member);
  await startGame(page);
  const calls = watchCalls(page);
  await quitGame(page);
  await expect.poll(() => calls.count("/member/profile/my_cash")).toBeGreaterThan(0);
});
