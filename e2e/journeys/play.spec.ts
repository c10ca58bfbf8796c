import { pictureOf, sendLoginForm } from "./support/login-form.ts";
import { totalOf } from "./support/money.ts";
import {
  firstGame,
  isPhone,
  openWallet,
  pressPlay,
  quitGame,
  secondGame,
  spin,
  startGame,
} from "./support/play.ts";
import { expect, startsGames, test } from "./support/test.ts";

test.use(startsGames());

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

test("a visitor's Play ends in the game: the start goes on by itself after the login", async ({
  page,
  lobby,
  member,
}) => {
  await lobby.visit();
  await pressPlay(page);
  const question = page.getByRole("alertdialog");
  await expect(question.getByRole("button", { name: "Try the demo" })).toBeVisible();
  await question.getByRole("button", { name: "Log in" }).click();
  const form = page.getByRole("dialog", { name: "Log in" });
  await expect(pictureOf(form)).toBeVisible();

  const opened = isPhone(page) ? undefined : page.waitForEvent("popup");
  await sendLoginForm(form, { ...member, code: "0000" });
  const game = opened ? await opened : page.frameLocator("iframe");
  await expect(game.getByRole("button", { name: "Spin" })).toBeEnabled();
  await expect(lobby.html).toHaveAttribute("data-launch", "playing");
});

test.describe("a player in Singapore", () => {
  test.use({ timezoneId: "Asia/Singapore" });

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
    // Each is in the player's time and in Caracas time, beside its own word.
    for (const [word, own, day, site] of [
      ["Starts", "14:00", "Fri, Nov 20", "02:00 GMT-4"],
      ["Ends", "18:00", "Tue, Nov 20", "06:00 GMT-4"],
    ] as const)
      await expect(notice.locator(".when > div").filter({ hasText: word })).toHaveText(
        `${word}${own}${day}${site}`,
      );
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(lobby.html).toHaveAttribute("data-launch", "idle");
    await operator.provider("GPHL", { state: "open" });
  });
});
