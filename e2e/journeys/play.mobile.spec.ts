import { inMain, totalOf } from "./support/money.ts";
import { startGame } from "./support/play.ts";
import { expect, startsGames, test } from "./support/test.ts";

test.use(startsGames());

test("[LAUNCH-12] [ROUTE-17] a game opens in the page, framed below the player's bar, and going back ends it @smoke", async ({
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
