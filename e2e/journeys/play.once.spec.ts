import { watchCalls } from "./support/calls.ts";
import { pressPlay, quitGame, secondGame, startGame } from "./support/play.ts";
import { expect, startsGames, test } from "./support/test.ts";

test.use(startsGames());

test("[LAUNCH-34] any other refusal is told, and the start has failed", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  await operator.answer({
    path: "/member/game/play1",
    code: "999",
    message: "The table is full.",
    times: "always",
  });
  await lobby.enter(member);
  await pressPlay(page);
  await expect(page.getByRole("alert")).toContainText(
    "Couldn’t start the game: The table is full.",
  );
  await expect(lobby.html).toHaveAttribute("data-launch", "idle");
});

test("[LAUNCH-23] a leave that fails is not told, and the next game can start", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  await lobby.enter(member);
  const first = await startGame(page);
  await operator.answer({ path: "/member/game/leave1", code: "999", times: "once" });
  await quitGame(page);
  await expect(page.getByRole("alert")).toHaveCount(0);
  if (first.page !== page) await expect.poll(() => first.page.isClosed()).toBe(true);
  await startGame(page, secondGame);
});

test("[LAUNCH-41] a visitor has no game to quit: no button, a login where one would be, and no call", async ({
  page,
  lobby,
}) => {
  const calls = watchCalls(page);
  await lobby.visit();
  await expect(page.getByRole("button", { name: "Quit game" })).toHaveCount(0);

  // What a member of this browser has left behind is nobody's to quit.
  await page.evaluate(() => localStorage.setItem("isPlay", "1"));
  await lobby.open("/play");
  await expect(page.getByRole("dialog", { name: "Log in" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Quit game" })).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => localStorage.getItem("isPlay"))).toBe("0");
  expect(calls.count("/member/game/leave1")).toBe(0);
});
