import type { Page } from "@playwright/test";
import { stacks } from "../stacks/settings.ts";
import { createAccountWidget } from "./support/account-widget.ts";
import { watchCalls } from "./support/calls.ts";
import { createLobby, lightGamePage } from "./support/lobby.ts";
import { inMain, totalOf } from "./support/money.ts";
import { firstGame, pressPlay } from "./support/play.ts";
import { expect, onOneWorker, startsGames, test } from "./support/test.ts";

test.use(startsGames(stacks.redirect));

/** Starts the first game: the tab itself goes to it. */
async function goToGame(page: Page, games: string): Promise<void> {
  await pressPlay(page);
  await expect.poll(() => new URL(page.url()).origin).toBe(games);
  await expect(page.getByRole("button", { name: "Spin" })).toBeEnabled();
}

test.describe.configure(onOneWorker);

test("until the address is there the lobby shows how far the start is, and cancel ends it", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  await operator.answer({ path: "/member/game/play1", behaviour: "hold", times: "once" });
  await lobby.enter(member);
  await pressPlay(page);
  const dialog = page.getByRole("dialog", { name: firstGame });
  await expect(dialog.getByRole("heading", { name: `Opening ${firstGame}` })).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel and go back" }).click();
  await expect(dialog).toBeHidden();
  await expect(lobby.html).toHaveAttribute("data-launch", "idle");
});

test("going back from the game ends it", async ({ page, lobby, member, operator, stack }) => {
  await lobby.enter(member);
  const total = totalOf(await operator.walletsOf(member.account));
  await goToGame(page, stack.games);
  await page.goBack();
  await expect(page).toHaveURL(lightGamePage);
  await expect.poll(async () => inMain(await operator.walletsOf(member.account))).toBe(total);
});

test("another tab asks the platform before it ends the game, and lets it run", async ({
  page,
  lobby,
  member,
  context,
  operator,
  stack,
}) => {
  await lobby.enter(member);
  await goToGame(page, stack.games);
  const tab = await context.newPage();
  const calls = watchCalls(tab);
  await createLobby(tab).visit();
  await expect(createAccountWidget(tab).wallet).toBeVisible();
  await expect(tab.locator("html")).toHaveAttribute("data-launch", "idle");
  await expect.poll(() => calls.count("/member/profile/common/layout")).toBeGreaterThan(1);
  expect(calls.count("/member/game/leave1")).toBe(0);
  expect(await tab.evaluate(() => localStorage.getItem("isPlay"))).toBe("1");
  const away = (await operator.walletsOf(member.account)).filter(({ kind }) => kind !== "main");
  expect(away.some(({ balance }) => balance !== "0")).toBe(true);
});
