import { pictureOf, sendLoginForm } from "./support/login-form.ts";
import { inMain, totalOf } from "./support/money.ts";
import {
  firstGame,
  isPhone,
  openWallet,
  playInstead,
  pressPlay,
  quitGame,
  secondGame,
  spin,
  startGame,
  untilPlayable,
} from "./support/play.ts";
import { expect, startsGames, test } from "./support/test.ts";

test.use(startsGames());

test("[LAUNCH-01] [LAUNCH-17] [LAUNCH-21] a visitor's Play opens the game after the login; rounds are played, it is quit, and the wallet equals the ledger @smoke", async ({
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

test("[LAUNCH-10] [ROUTE-19] [LAUNCH-16] [LAUNCH-37] the game's window waits on /loading until the address arrives, and another game replaces it @desktop", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  // The start is retried after 8 s and answered then.
  await operator.answer({ path: "/member/game/play1", behaviour: "hold", times: "once" });
  await lobby.enter(member);
  const [placeholder] = await Promise.all([page.waitForEvent("popup"), pressPlay(page)]);
  const asked: string[] = [];
  placeholder.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await expect(placeholder).toHaveURL(/\/loading$/);
  await expect(placeholder.getByText(`Opening ${firstGame}`)).toBeVisible();
  expect(await placeholder.evaluate(() => window.name)).toBe("gameWindow");
  expect(await placeholder.evaluate(() => [innerWidth, innerHeight])).toEqual([1500, 800]);
  await expect(lobby.html).toHaveAttribute("data-launch", "starting");
  // Its news comes through the lobby's tab; a call of its own could end the session unnoticed.
  expect(asked.filter((path) => path.startsWith("/api/"))).toEqual([]);
  await expect(placeholder.getByRole("button", { name: "Spin" })).toBeEnabled();
  await expect(lobby.html).toHaveAttribute("data-launch", "playing");

  await playInstead(page, secondGame);
  await expect(placeholder.getByText(secondGame).first()).toBeVisible();
  expect(page.context().pages()).toHaveLength(2);
  // The window has its title as soon as it opens; the money is moved afterwards.
  const atProviders = async () => {
    const wallets = await operator.walletsOf(member.account);
    return wallets
      .filter(({ kind, balance }) => kind !== "main" && balance !== "0")
      .map(({ gp_id }) => gp_id);
  };
  await expect.poll(atProviders).toEqual(["GPKS"]);
});

// On a phone the player's own bar leads out, and the game hides its own link back.
test("[ROUTE-18] a game's page survives a reload, opens for nobody else, and its way back opens /close: the window closes, and the money is returned @desktop", async ({
  page,
  lobby,
  member,
  operator,
  browser,
}) => {
  await lobby.enter(member);
  const running = await startGame(page);
  await spin(running);
  const address = running.page.url();
  await running.page.reload();
  await untilPlayable(running);

  const stranger = await browser.newPage();
  await stranger.goto(address);
  await expect(stranger.getByRole("alertdialog")).toHaveAccessibleName(
    "This link has already been used",
  );
  await expect(stranger.getByRole("button", { name: "Spin" })).toBeDisabled();
  await stranger.close();
  await spin(running);

  const opened = running.page.waitForRequest(
    (request) => new URL(request.url()).pathname === "/close",
  );
  await running.game.getByRole("link", { name: "Back to the lobby" }).click();
  await opened;
  await expect.poll(() => running.page.isClosed()).toBe(true);
  await expect(lobby.html).toHaveAttribute("data-launch", "idle");
  const wallets = await operator.walletsOf(member.account);
  expect(inMain(wallets)).toBe(totalOf(wallets));

  // Without a game it redirects home.
  await page.goto("/close");
  await expect(page).toHaveURL(/^http:\/\/[^/]+\/$/);
});

test("[LAUNCH-12] [ROUTE-17] a game opens in the page, framed below the player's bar, and going back ends it @smoke @mobile", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  await lobby.enter(member);
  await startGame(page);
  await expect(page).toHaveURL(/\/play$/);
  await expect(page.locator("iframe")).toHaveAttribute("sandbox", /allow-scripts/);
  await expect(page.locator("iframe")).not.toHaveAttribute("sandbox", /top-navigation/);
  await page.goBack();
  await expect(lobby.html).toHaveAttribute("data-launch", "idle");
  await expect
    .poll(async () => {
      const wallets = await operator.walletsOf(member.account);
      return inMain(wallets) === totalOf(wallets);
    })
    .toBe(true);
});
