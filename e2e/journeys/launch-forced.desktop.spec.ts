import { createAccountWidget } from "./support/account-widget.ts";
import { watchCalls } from "./support/calls.ts";
import { startGame } from "./support/play.ts";
import { expect, startsGames, test } from "./support/test.ts";

test.use(startsGames());

test("[LAUNCH-24] [LAUNCH-25] [LAUNCH-26] a forced quit closes the game, leaves it, and reads the wallet anew", async ({
  page,
  lobby,
  member,
}) => {
  await lobby.enter(member);
  const calls = watchCalls(page);
  const { page: game } = await startGame(page);
  await createAccountWidget(page).menu.click();
  await createAccountWidget(page).account.getByRole("button", { name: "Member centre" }).click();
  calls.forget();
  await page
    .getByRole("alertdialog", { name: "End the current game?" })
    .getByRole("button", { name: "End the game" })
    .click();
  await expect.poll(() => game.isClosed()).toBe(true);
  await expect(lobby.html).toHaveAttribute("data-launch", "idle");
  expect(calls.count("/member/game/leave1")).toBe(1);
  await expect.poll(() => calls.count("/member/profile/my_cash")).toBeGreaterThan(0);
});
