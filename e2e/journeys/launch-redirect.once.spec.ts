import type { Page } from "@playwright/test";
import { stacks } from "../stacks/settings.ts";
import { createAccountWidget } from "./support/account-widget.ts";
import { watchCalls } from "./support/calls.ts";
import { createLobby, lightGamePage } from "./support/lobby.ts";
import { inMain, totalOf } from "./support/money.ts";
import { pressPlay } from "./support/play.ts";
import { expect, startsGames, test } from "./support/test.ts";

test.use(startsGames(stacks.redirect));

/** Starts the first game: the tab itself goes to it. */
async function goToGame(page: Page, games: string): Promise<void> {
  await pressPlay(page);
  await expect.poll(() => new URL(page.url()).origin).toBe(games);
  await expect(page.getByRole("button", { name: "Spin" })).toBeEnabled();
}

test("[LAUNCH-13] a game opens in the same window, which another tab leaves alone; its way back ends it, and so does going back", async ({
  page,
  lobby,
  member,
  context,
  operator,
  stack,
}) => {
  await lobby.enter(member);
  const total = totalOf(await operator.walletsOf(member.account));
  await goToGame(page, stack.games);
  expect(context.pages()).toHaveLength(1);

  const tab = await context.newPage();
  const calls = watchCalls(tab);
  await createLobby(tab).visit();
  await expect(createAccountWidget(tab).wallet).toBeVisible();
  await expect(tab.locator("html")).toHaveAttribute("data-launch", "idle");
  await expect.poll(() => calls.count("/member/profile/common/layout")).toBeGreaterThan(1);
  expect(calls.count("/member/game/leave1")).toBe(0);
  expect(await tab.evaluate(() => localStorage.getItem("isPlay"))).toBe("1");
  expect(inMain(await operator.walletsOf(member.account))).not.toBe(total);
  await tab.close();

  await page.getByRole("link", { name: "Back to the lobby" }).click();
  await expect(page).toHaveURL(`${stack.lobby}/`);
  await expect.poll(async () => inMain(await operator.walletsOf(member.account))).toBe(total);
  await expect(lobby.html).toHaveAttribute("data-launch", "idle");
  expect(await page.evaluate(() => localStorage.getItem("isPlay"))).toBe("0");

  await lobby.visit();
  await lobby.present();
  await goToGame(page, stack.games);
  await page.goBack();
  await expect(page).toHaveURL(lightGamePage);
  await expect.poll(async () => inMain(await operator.walletsOf(member.account))).toBe(total);
});
