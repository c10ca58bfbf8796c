import type { Page } from "@playwright/test";
import { stacks } from "../stacks/settings.ts";
import { watchCalls } from "./support/calls.ts";
import { platformIsAway } from "./support/complaints.ts";
import { inMain, totalOf } from "./support/money.ts";
import { firstGame, pressPlay } from "./support/play.ts";
import { expect, onOneWorker, startsGames, test } from "./support/test.ts";

test.use(startsGames(stacks.dialog));

const dialogOf = (page: Page) => page.getByRole("dialog", { name: firstGame });

/** Starts the first game, and waits until its reels can be spun. */
async function startInDialog(page: Page) {
  await pressPlay(page);
  const dialog = dialogOf(page);
  await expect(dialog.frameLocator("iframe").getByRole("button", { name: "Spin" })).toBeEnabled();
  return dialog;
}

test.describe.configure(onOneWorker);

test("[LAUNCH-11] a game opens in a dialog, which shows how far the start is before play is answered", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  await operator.answer({ path: "/member/game/play1", behaviour: "wait" });
  await lobby.enter(member);
  const calls = watchCalls(page);
  await pressPlay(page);
  const dialog = dialogOf(page);
  await expect(dialog.getByRole("heading", { name: `Opening ${firstGame}` })).toBeVisible();
  await expect(dialog.getByRole("listitem")).toHaveCount(3);
  await expect(lobby.html).toHaveAttribute("data-launch", "starting");
  expect(page.context().pages()).toHaveLength(1);

  await operator.clearAnswers();
  await expect(dialog.frameLocator("iframe").getByRole("button", { name: "Spin" })).toBeEnabled();
  await expect(dialog.locator("iframe")).toHaveAttribute(
    "sandbox",
    "allow-scripts allow-same-origin allow-forms allow-popups",
  );
  await expect(dialog.getByRole("timer", { name: "Time in this game" })).toHaveText(/^\d+:\d\d$/);
  await expect(lobby.html).toHaveAttribute("data-launch", "playing");
  expect(calls.count("/check_iframe")).toBe(1);
});

test("a press of cancel ends the start in the dialog, and the next one can begin", async ({
  page,
  lobby,
  member,
  operator,
  complaints,
}) => {
  complaints.expect(platformIsAway); // the call that was kept is let go in the end
  await operator.answer({ path: "/member/game/play1", behaviour: "hold", times: "once" });
  await lobby.enter(member);
  await pressPlay(page);
  await dialogOf(page).getByRole("button", { name: "Cancel and go back" }).click();
  await expect(dialogOf(page)).toBeHidden();
  await expect(lobby.html).toHaveAttribute("data-launch", "idle");
  await operator.clearAnswers();
  await startInDialog(page);
});

test("neither Escape nor a press beside it ends a game; its button does, and the keyboard is back at the tile", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  await lobby.enter(member);
  const total = totalOf(await operator.walletsOf(member.account));
  const tile = page.getByRole("button", { name: `Play ${firstGame}`, exact: true });
  await tile.focus();
  await page.keyboard.press("Enter");
  const dialog = dialogOf(page);
  await expect(dialog.frameLocator("iframe").getByRole("button", { name: "Spin" })).toBeEnabled();
  await expect(lobby.html).toHaveAttribute("data-launch", "playing");
  await dialog.getByRole("button", { name: "Quit game" }).focus();
  await page.keyboard.press("Escape");
  await page.mouse.click(4, 4);
  await expect(dialog).toBeVisible();

  await dialog.getByRole("button", { name: "Full screen" }).click();
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await page.evaluate(() => document.exitFullscreen());
  await expect.poll(() => page.evaluate(() => document.fullscreenElement)).toBeNull();

  await dialog.getByRole("button", { name: "Quit game" }).press("Enter");
  await expect(dialog).toBeHidden();
  await expect(tile).toBeFocused();
  await expect(lobby.html).toHaveAttribute("data-launch", "idle");
  expect(inMain(await operator.walletsOf(member.account))).toBe(total);
});

test("[LAUNCH-24] [LAUNCH-25] a forced quit closes the dialog and leaves the game", async ({
  page,
  lobby,
  member,
  operator,
  complaints,
}) => {
  // The session is over; the leave is asked for all the same, and refused.
  complaints.expect(/status of 401/);
  const { channel } = await lobby.enter(member);
  const calls = watchCalls(page);
  const dialog = await startInDialog(page);
  await operator.event(channel, "login", { token: "s_ffffffffffff" });
  await expect(dialog).toBeHidden();
  await expect.poll(() => calls.count("/member/game/leave1")).toBe(1);
  await expect(lobby.html).not.toHaveAttribute("data-member", /.*/);
});

test("a game that must not be framed takes the tab instead of the dialog", async ({
  page,
  lobby,
  member,
  operator,
  stack,
}) => {
  await operator.answer({ path: "/check_iframe", code: "999", times: "always" });
  await lobby.enter(member);
  await pressPlay(page);
  await expect.poll(() => new URL(page.url()).origin).toBe(stack.games);
  await expect(page.getByRole("button", { name: "Spin" })).toBeEnabled();
});
