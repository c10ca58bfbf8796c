import { keepQuitting, openWallet, pressPlay, startGame } from "./support/play.ts";
import { expect, test } from "./support/test.ts";

const bringBack = /Return all to main wallet/;

test("[WALLET-06] one-key back is disabled while a game starts", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  await operator.answer({ path: "/member/game/play1", behaviour: "wait" });
  await lobby.enter(member);
  await Promise.all([page.waitForEvent("popup"), pressPlay(page)]);
  await expect(lobby.html).toHaveAttribute("data-launch", "starting");
  const wallet = await openWallet(page);
  await expect(wallet.getByRole("button", { name: bringBack })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await expect(wallet).toContainText("A game is starting.");
  await operator.clearAnswers();
  await expect(lobby.html).toHaveAttribute("data-launch", "playing");
});

test("[WALLET-08] one-key back is disabled while a game's window is open", async ({
  page,
  lobby,
  member,
}) => {
  await lobby.enter(member);
  await startGame(page);
  const wallet = await openWallet(page);
  await expect(wallet.getByRole("button", { name: bringBack })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await expect(wallet).toContainText("You have a game open.");
});

test("[WALLET-07] one-key back is disabled while a game quits", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  await lobby.enter(member);
  await startGame(page);
  await keepQuitting(page, operator);
  const wallet = await openWallet(page);
  await expect(wallet.getByRole("button", { name: bringBack })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
  await expect(wallet).toContainText("Your game is closing.");
  await operator.clearAnswers();
  await expect(lobby.html).toHaveAttribute("data-launch", "idle");
});
