import { watchCalls } from "./support/calls.ts";
import { startGame } from "./support/play.ts";
import { expect, startsGames, test } from "./support/test.ts";

test.use(startsGames());

// The game fills a phone; a login elsewhere is what ends it without a press, and there is no wallet to read then.
test("[LAUNCH-24] [LAUNCH-25] a forced quit closes the game and leaves it", async ({
  page,
  lobby,
  member,
  operator,
  complaints,
}) => {
  // The leave of a session that has ended is refused.
  complaints.expect(/status of 401/);
  const { channel } = await lobby.enter(member);
  const calls = watchCalls(page);
  await startGame(page);
  await operator.event(channel, "login", { token: "s_ffffffffffff" });
  await expect(page.locator("iframe")).toHaveCount(0);
  await expect.poll(() => calls.count("/member/game/leave1")).toBe(1);
  await expect(lobby.html).not.toHaveAttribute("data-member", /.*/);
});
