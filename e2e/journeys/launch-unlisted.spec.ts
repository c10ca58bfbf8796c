import { stacks } from "../stacks/settings.ts";
import { inProviders } from "./support/money.ts";
import { pressPlay, quitGame, spin, untilPlayable } from "./support/play.ts";
import { expect, startsGames, test, withWholeBrowser } from "./support/test.ts";

test.use(withWholeBrowser);
test.use(startsGames(stacks.unlisted));

test("a provider that the site does not list is framed by our own page in the game's window, gets no handle of the lobby, and shows the balance itself @desktop", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  await lobby.enter(member);
  const [player] = await Promise.all([page.waitForEvent("popup"), pressPlay(page)]);
  const running = { game: player.frameLocator("iframe"), page: player };
  await untilPlayable(running);
  await expect(player).toHaveURL(/\/play$/);
  const frame = player.locator("iframe");
  await expect(frame).toHaveAttribute(
    "sandbox",
    "allow-scripts allow-same-origin allow-forms allow-popups",
  );
  await expect(frame).toHaveAttribute("referrerpolicy", "no-referrer");
  await expect(player.getByRole("timer", { name: "Time in this game" })).toHaveText(/^\d+:\d\d$/);
  for (let rounds = 0; rounds < 2; rounds += 1) {
    await spin(running);
    const held = inProviders(await operator.walletsOf(member.account));
    await expect(running.game.locator("#balance")).toHaveText(held);
    await expect(player.locator(".player-head")).not.toContainText("$");
  }
  await quitGame(page);
  await expect.poll(() => player.isClosed()).toBe(true);
});
