import { pictureOf, sendLoginForm } from "./support/login-form.ts";
import { inMain, totalOf } from "./support/money.ts";
import {
  firstGame,
  isPhone,
  openWallet,
  pressPlay,
  quitGame,
  secondGame,
  spin,
  startGame,
  untilPlayable,
} from "./support/play.ts";
import { expect, startsGames, test } from "./support/test.ts";

test.use(startsGames());

test("[LAUNCH-01] [LAUNCH-17] [LAUNCH-21] a visitor's Play ends in the game once logged in; rounds are played, it is quit, and the wallet equals the ledger @smoke", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  await lobby.visit();
  await pressPlay(page);
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText(`Log in to play ${firstGame} with your own balance`);
  await expect(question.getByRole("button", { name: "Try the demo" })).toBeVisible();
  await question.getByRole("button", { name: "Log in" }).click();
  const form = page.getByRole("dialog", { name: "Log in" });
  await expect(pictureOf(form)).toBeVisible();
  const opened = isPhone(page) ? undefined : page.waitForEvent("popup");
  await sendLoginForm(form, { ...member, code: "0000" });
  const window = (await opened) ?? page;
  const running = { game: opened ? window : page.frameLocator("iframe"), page: window };
  await untilPlayable(running);
  await expect(lobby.html).toHaveAttribute("data-launch", "playing");
  if (isPhone(page)) await expect(page).toHaveURL(/\/play$/);

  await expect(running.game.getByText("Play money").first()).toBeVisible();
  await spin(running);
  await spin(running);
  await quitGame(page);
  await expect.poll(() => (opened ? window.isClosed() : true)).toBe(true);
  const wallets = await operator.walletsOf(member.account);
  expect(inMain(wallets)).toBe(totalOf(wallets));
  await expect(await openWallet(page)).toContainText(totalOf(wallets));
  await page.keyboard.press("Escape");

  const again = await startGame(page, secondGame);
  await expect(again.page.getByText(secondGame).first()).toBeVisible();
});
