import { watchCalls } from "./support/calls.ts";
import {
  firstGame,
  keepQuitting,
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

test("[LAUNCH-10] [ROUTE-19] [LAUNCH-16] [RT-12] the game's window waits on /loading until the address comes @smoke", async ({
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
  await expect(lobby.html).toHaveAttribute("data-launch", "starting");
  // What it has to say comes from the lobby's tab; a call of its own could end the session unseen.
  expect(asked.filter((path) => path.startsWith("/api/"))).toEqual([]);
  await expect(placeholder.getByRole("button", { name: "Spin" })).toBeEnabled();
  await expect(lobby.html).toHaveAttribute("data-launch", "playing");
});

test("[LAUNCH-16] [LAUNCH-17] an address in the answer of play is not followed; the one of the event is", async ({
  page,
  lobby,
  member,
  operator,
  complaints,
  stack,
}) => {
  // Neither address is a game of this stack.
  complaints.expect(/status of 404/);
  await operator.answer({
    path: "/member/game/play1",
    code: "100",
    data: { result: `${stack.games}/of-the-answer` },
    times: "always",
  });
  const { channel } = await lobby.enter(member);
  const answer = page.waitForResponse("**/api/member/game/play1");
  const [window] = await Promise.all([page.waitForEvent("popup"), pressPlay(page)]);
  const launch_id = (await answer).request().headers()["idempotency-key"];
  await expect(window.getByRole("status")).toHaveText("Starting the game");
  await expect(window).toHaveURL(/\/loading$/);
  await expect(lobby.html).toHaveAttribute("data-launch", "starting");

  const url = `${stack.games}/of-the-event`;
  await operator.event(channel, "game.url", { url, launch_id });
  await expect(window).toHaveURL(url);
  await expect(lobby.html).toHaveAttribute("data-launch", "playing");
});

test("[LAUNCH-37] the game's window is 1500 by 800", async ({ page, lobby, member }) => {
  await lobby.enter(member);
  const { page: window } = await startGame(page);
  expect(await window.evaluate(() => [innerWidth, innerHeight])).toEqual([1500, 800]);
});

test("[LAUNCH-04] the game that is open already is not started again, but shown", async ({
  page,
  lobby,
  member,
}) => {
  await lobby.enter(member);
  await startGame(page);
  const calls = watchCalls(page);
  await pressPlay(page);
  await expect(page.getByRole("status").filter({ hasText: "already open" })).toBeVisible();
  expect(calls.count("/member/game/play1")).toBe(0);
  await page.getByRole("button", { name: "Back to game" }).click();
  await expect(lobby.html).toHaveAttribute("data-launch", "playing");
});

test("another game asks, then takes the place of the first, in the same window", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  await lobby.enter(member);
  const first = await startGame(page);
  const calls = watchCalls(page);
  await pressPlay(page, secondGame);
  const question = page.getByRole("alertdialog", {
    name: `Quit ${firstGame} and play ${secondGame}?`,
  });
  await question.getByRole("button", { name: "Keep playing" }).click();
  await expect(question).toBeHidden();
  expect(calls.count("/member/game/leave1")).toBe(0);
  await playInstead(page, secondGame);
  await expect(first.page.getByText(secondGame).first()).toBeVisible();
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

test("[LAUNCH-02] a second press while a game starts is turned away, and the first alone is played", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  await operator.answer({ path: "/member/game/play1", behaviour: "wait" });
  await lobby.enter(member);
  const calls = watchCalls(page);
  await Promise.all([page.waitForEvent("popup"), pressPlay(page)]);
  await pressPlay(page, secondGame);
  await expect(page.getByText("A game is starting. One moment, please.")).toBeVisible();
  await operator.clearAnswers();
  await expect(lobby.html).toHaveAttribute("data-launch", "playing");
  // A start whose answer takes longer than 8 s asks again under its own key: there is one start for all that.
  const keys = calls.to("/member/game/play1").map((call) => call.headers()["idempotency-key"]);
  expect(keys.length).toBeGreaterThan(0);
  expect(new Set(keys).size).toBe(1);
});

test("[LAUNCH-03] a game is not started while the last one is closing", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  await lobby.enter(member);
  await startGame(page);
  await keepQuitting(page, operator);
  await pressPlay(page, secondGame);
  await expect(
    page.getByText("Your previous game is still closing. One moment, please."),
  ).toBeVisible();
});

test("the window that the player closes is a game that was quit", async ({
  page,
  lobby,
  member,
}) => {
  await lobby.enter(member);
  const { page: window } = await startGame(page);
  await quitGame(page);
  await expect.poll(() => window.isClosed()).toBe(true);
});

test("a game's page comes back after a reload, and its address opens nothing for anybody else", async ({
  page,
  lobby,
  member,
  browser,
}) => {
  await lobby.enter(member);
  const running = await startGame(page);
  await spin(running);
  const address = running.page.url();
  await running.page.reload();
  await untilPlayable(running);
  await spin(running);

  const stranger = await browser.newPage();
  await stranger.goto(address);
  await expect(stranger.getByRole("alertdialog")).toHaveAccessibleName(
    "This link has already been used",
  );
  await expect(stranger.getByRole("button", { name: "Spin" })).toBeDisabled();
  await stranger.close();
  await spin(running);
});
