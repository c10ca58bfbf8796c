import { firstProvider, spin, startGame } from "./support/play.ts";
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
