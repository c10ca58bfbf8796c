import { inMain, totalOf } from "./support/money.ts";
import { startGame } from "./support/play.ts";
import { expect, test } from "./support/test.ts";

// On a phone the player's own bar leads out, and the game hides its way back.
test("[ROUTE-18] the way back inside the game opens /close: the window goes, and the money is home", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  await lobby.enter(member);
  const total = totalOf(await operator.walletsOf(member.account));
  const { page: game } = await startGame(page);
  const opened = game.waitForRequest((request) => new URL(request.url()).pathname === "/close");
  await game.getByRole("link", { name: "Back to the lobby" }).click();
  await opened;

  await expect.poll(() => game.isClosed()).toBe(true);
  await expect(lobby.html).toHaveAttribute("data-launch", "idle");
  expect(inMain(await operator.walletsOf(member.account))).toBe(total);

  // Without a game it leads home.
  await page.goto("/close");
  await expect(page).toHaveURL(/^http:\/\/[^/]+\/$/);
});
