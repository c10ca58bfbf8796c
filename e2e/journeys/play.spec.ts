import { watchCalls } from "./support/calls.ts";
import { totalOf } from "./support/money.ts";
import {
  firstGame,
  openWallet,
  pressPlay,
  quitGame,
  secondGame,
  spin,
  startGame,
} from "./support/play.ts";
import { expect, test } from "./support/test.ts";

test("[LAUNCH-01] [LAUNCH-17] [LAUNCH-21] a member starts a game, plays a round, quits, and the wallet equals the ledger @smoke", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  await lobby.enter(member);

  const running = await startGame(page);
  await expect(running.game.getByText("Play money").first()).toBeVisible();
  await spin(running);
  await spin(running);
  await quitGame(page);

  const wallet = await openWallet(page);
  const total = totalOf(await operator.walletsOf(member.account));
  await expect(wallet).toContainText(total);
  await page.keyboard.press("Escape");

  const again = await startGame(page, secondGame);
  await expect(again.page.getByText(secondGame).first()).toBeVisible();
});

test("[LAUNCH-06] [LAUNCH-07] [UI-10] a visitor who wants to play is asked to log in, and nothing is started @smoke", async ({
  page,
  lobby,
  operator,
}) => {
  await lobby.visit();
  const before = (await operator.ledger()).transactions.length;
  await pressPlay(page);
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText(`Log in to play ${firstGame} with your own balance`);

  await page.keyboard.press("Escape");
  await expect(question).toBeVisible();
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toBeHidden();
  await expect(page.getByLabel("Username")).toBeHidden();
  expect(page.context().pages()).toHaveLength(1);

  await pressPlay(page);
  await question.getByRole("button", { name: "Log in" }).click();
  await expect(question).toBeHidden();
  await expect(page.getByLabel("Username")).toBeVisible();
  expect((await operator.ledger()).transactions).toHaveLength(before);
});

test("[LAUNCH-30] [LAUNCH-31] [LAUNCH-32] a provider under maintenance says so, with its times", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  await operator.provider("GPHL", {
    state: "maintenance",
    start_at: "2026-11-20T06:00:00Z",
    end_at: "2046-11-20T10:00:00Z",
  });
  await lobby.enter(member);
  await pressPlay(page);

  const notice = page.getByRole("alertdialog");
  await expect(notice).toContainText("Harbourline is under maintenance");
  await expect(notice).toContainText("so its games are unavailable for now");
  // Each is in Caracas time, beside its own word.
  for (const [word, clock, day] of [
    ["Starts", "02:00", "Fri, Nov 20"],
    ["Ends", "06:00", "Tue, Nov 20"],
  ] as const)
    await expect(notice.locator(".when > div").filter({ hasText: word })).toHaveText(
      `${word}${clock}${day}`,
    );
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(lobby.html).toHaveAttribute("data-launch", "idle");
  await operator.provider("GPHL", { state: "open" });
});

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
