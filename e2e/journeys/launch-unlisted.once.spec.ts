import { stacks } from "../stacks/settings.ts";
import { inProviders } from "./support/money.ts";
import { isPhone, pressPlay, spin, untilPlayable } from "./support/play.ts";
import { expect, startsGames, test, withWholeBrowser } from "./support/test.ts";

test.use(withWholeBrowser);
test.use(startsGames(stacks.unlisted));

test("the player of the game's own window leaves the balance to the game, which has the ledger's", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  await lobby.enter(member);
  const popup = isPhone(page) ? undefined : page.waitForEvent("popup");
  await pressPlay(page);
  const player = (await popup) ?? page;
  const running = { game: player.frameLocator("iframe"), page: player };
  await untilPlayable(running);
  for (let rounds = 0; rounds < 2; rounds += 1) {
    await spin(running);
    const held = inProviders(await operator.walletsOf(member.account));
    await expect(running.game.locator("#balance")).toHaveText(held);
    await expect(player.locator(".pl-h")).not.toContainText("$");
  }
});
