import { inMain, totalOf } from "./support/money.ts";
import { dialogGame, pressPlay, spin, untilPlayable } from "./support/play.ts";
import { expect, startsGames, test } from "./support/test.ts";

test.use(startsGames());

test("[LAUNCH-11] a game opens in a dialog, is played there, fills the screen, and is left by its button @desktop", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  // A start is retried after 8 s.
  await operator.answer({ path: "/member/game/play1", behaviour: "wait", times: "always" });
  await lobby.enter(member);
  await pressPlay(page, dialogGame);
  const dialog = page.getByRole("dialog", { name: dialogGame });
  await expect(dialog.getByRole("heading", { name: `Opening ${dialogGame}` })).toBeVisible();
  await expect(lobby.html).toHaveAttribute("data-launch", "starting");
  await operator.clearAnswers();
  const running = { game: dialog.frameLocator("iframe"), page };
  await untilPlayable(running);
  expect(page.context().pages()).toHaveLength(1);
  await spin(running);

  await dialog.getByRole("button", { name: "Full screen" }).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await page.evaluate(() => document.exitFullscreen());
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();
  await dialog.getByRole("button", { name: "Quit game" }).press("Enter");
  await expect(dialog).toBeHidden();
  await expect(lobby.html).toHaveAttribute("data-launch", "idle");
  const wallets = await operator.walletsOf(member.account);
  expect(inMain(wallets)).toBe(totalOf(wallets));
});
