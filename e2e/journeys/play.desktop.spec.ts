import { inMain, totalOf } from "./support/money.ts";
import {
  firstGame,
  playInstead,
  pressPlay,
  secondGame,
  spin,
  startGame,
  untilPlayable,
} from "./support/play.ts";
import { expect, startsGames, test } from "./support/test.ts";

test.use(startsGames());

test("[LAUNCH-10] [ROUTE-19] [LAUNCH-16] [LAUNCH-37] the game's window waits on /loading until the address comes, and another game takes its place", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  // The start asks again after 8 s, and is answered then.
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
  // What it has to say comes from the lobby's tab; a call of its own could end the session unseen.
  expect(asked.filter((path) => path.startsWith("/api/"))).toEqual([]);
  await expect(placeholder.getByRole("button", { name: "Spin" })).toBeEnabled();
  await expect(lobby.html).toHaveAttribute("data-launch", "playing");

  await playInstead(page, secondGame);
  await expect(placeholder.getByText(secondGame).first()).toBeVisible();
  expect(page.context().pages()).toHaveLength(2);
  // The window is named as soon as it opens; the money follows.
  const atProviders = async () => {
    const wallets = await operator.walletsOf(member.account);
    return wallets
      .filter(({ kind, balance }) => kind !== "main" && balance !== "0")
      .map(({ gp_id }) => gp_id);
  };
  await expect.poll(atProviders).toEqual(["GPKS"]);
});

// On a phone the player's own bar leads out, and the game hides its way back.
test("[ROUTE-18] a game's page comes back after a reload, opens for nobody else, and its way back opens /close: the window goes, and the money is home", async ({
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

  // Without a game it leads home.
  await page.goto("/close");
  await expect(page).toHaveURL(/^http:\/\/[^/]+\/$/);
});
