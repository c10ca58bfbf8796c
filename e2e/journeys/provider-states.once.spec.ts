import { inMain } from "./support/money.ts";
import {
  beginGame,
  firstProvider,
  pressPlay,
  quitGame,
  spin,
  startGame,
  untilPlayable,
} from "./support/play.ts";
import { expect, test } from "./support/test.ts";

test.afterEach(async ({ operator }) => {
  await operator.provider(firstProvider, { state: "open" });
});

test("what the operator says of a provider is told in a game that runs, and no stake is taken", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  await lobby.enter(member);
  const running = await startGame(page);
  const sets = (state: "open" | "maintenance" | "refusing") =>
    operator.provider(firstProvider, { state });
  const before = await operator.walletsOf(member.account);

  const spinButton = running.game.getByRole("button", { name: "Spin" });
  await sets("maintenance");
  await spinButton.click();
  await expect(
    running.game.getByText("The provider is under maintenance. Your stake was not taken.").first(),
  ).toBeVisible();
  await sets("refusing");
  await spinButton.click();
  await expect(
    running.game
      .getByText("This provider isn’t accepting bets right now. Your stake was not taken.")
      .first(),
  ).toBeVisible();
  expect(await operator.walletsOf(member.account)).toEqual(before);

  await sets("open");
  await spin(running);
});

test("a provider that refuses lets no game begin, and the player hears why", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  await lobby.enter(member);
  const before = inMain(await operator.walletsOf(member.account));
  await operator.provider(firstProvider, { state: "refusing" });
  await pressPlay(page);
  await expect(page.getByRole("alert")).toContainText("Couldn’t start the game");
  await expect(lobby.html).toHaveAttribute("data-launch", "idle");
  expect(inMain(await operator.walletsOf(member.account))).toBe(before);
});

test("a provider that is slow opens its game late", async ({ page, lobby, member, operator }) => {
  await lobby.enter(member);
  await operator.provider(firstProvider, { state: "slow" });
  const [answer] = await Promise.all([
    page.waitForResponse((one) => one.url().endsWith("/member/game/play1")),
    beginGame(page).then(async (running) => {
      await expect(lobby.html).toHaveAttribute("data-launch", "starting");
      await untilPlayable(running);
    }),
  ]);
  expect(answer.request().timing().responseStart).toBeGreaterThanOrEqual(3_000);
});

test("a start that is given up while its provider is slow takes no money, then or later", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  await lobby.enter(member);
  const wallets = await operator.walletsOf(member.account);
  const memberId = wallets[0]?.member_id;
  await operator.provider(firstProvider, { state: "slow", delay_ms: 8_000 });
  const [asked, given] = await Promise.all([
    page.waitForRequest((one) => one.url().endsWith("/member/game/play1")),
    beginGame(page),
  ]);
  await Promise.all([
    page.waitForResponse((one) => one.url().endsWith("/member/game/leave1")),
    given.page.getByRole("button", { name: "Cancel and go back" }).click(),
  ]);
  await expect(lobby.html).toHaveAttribute("data-launch", "idle");
  await operator.provider(firstProvider, { state: "open" });
  const running = await startGame(page);

  // When the provider is done at last the game that was started instead goes on.
  const late = await asked.response();
  expect(await late?.json()).toMatchObject({ code: "999" });
  await spin(running);
  const { transactions } = await operator.ledger();
  expect(transactions.filter(({ key }) => key.startsWith(`play:${memberId}:`))).toHaveLength(1);
  await quitGame(page);
});
