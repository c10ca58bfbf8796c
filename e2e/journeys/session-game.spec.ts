import { createAccountWidget, storedSession } from "./support/account-widget.ts";
import { createLobby } from "./support/lobby.ts";
import { inMain, totalOf } from "./support/money.ts";
import { startGame } from "./support/play.ts";
import { expect, startsGames, test } from "./support/test.ts";

test.use(startsGames());

test("[AUTH-86] a logout while a game is open asks first; staying changes nothing, leaving brings the money back", async ({
  page,
  lobby,
  member,
  operator,
  context,
  complaints,
}) => {
  await lobby.enter(member);
  const total = totalOf(await operator.walletsOf(member.account));
  const { page: game } = await startGame(page);

  // On a phone the game fills its own tab, so the player switches to another one.
  const isPhone = game === page;
  const tab = isPhone ? await context.newPage() : page;
  if (isPhone) {
    // Requests that the game's own tab is making when the session ends are refused.
    complaints.expect(/status of 401/);
    await createLobby(tab).open();
    await expect(createAccountWidget(tab).balance).toHaveText(/\d/);
  }
  const question = tab.getByRole("alertdialog", { name: "Log out and end the game?" });

  await createAccountWidget(tab).logOut();
  await question.getByRole("button", { name: "Stay logged in" }).click();
  await expect(question).toBeHidden();
  await expect(createAccountWidget(tab).wallet).toBeVisible();
  expect((await storedSession(tab)).token).not.toBe("");
  await expect(lobby.html).toHaveAttribute("data-launch", "playing");

  await createAccountWidget(tab).logOut();
  await question.getByRole("button", { name: "Log out", exact: true }).click();
  await expect(tab.locator("html")).not.toHaveAttribute("data-member", /.*/);
  await expect(lobby.html).not.toHaveAttribute("data-member", /.*/);
  await expect(lobby.html).toHaveAttribute("data-launch", "idle");
  if (!isPhone) await expect.poll(() => game.isClosed()).toBe(true);
  const wallets = await operator.walletsOf(member.account);
  expect(inMain(wallets)).toBe(total);
});
