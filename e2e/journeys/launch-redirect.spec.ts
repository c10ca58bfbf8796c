import type { Page } from "@playwright/test";
import { stacks } from "../stacks/settings.ts";
import { inMain, totalOf } from "./support/money.ts";
import { isPhone, pressPlay } from "./support/play.ts";
import { expect, startsGames, test } from "./support/test.ts";

test.use(startsGames(stacks.redirect));

/** Starts the first game: the tab itself goes to it. */
async function goToGame(page: Page, games: string): Promise<void> {
  await pressPlay(page);
  await expect.poll(() => new URL(page.url()).origin).toBe(games);
  await expect(page.getByRole("button", { name: "Spin" })).toBeEnabled();
}

test("[LAUNCH-13] a game opens in the same window; its way back ends it, and the money is home", async ({
  page,
  lobby,
  member,
  operator,
  stack,
}) => {
  await lobby.enter(member);
  const total = totalOf(await operator.walletsOf(member.account));
  await goToGame(page, stack.games);
  expect(page.context().pages()).toHaveLength(1);

  // A phone's game has no room for a way back of its own; its lobby's address is one.
  if (isPhone(page)) await page.goto("/close");
  else await page.getByRole("link", { name: "Back to the lobby" }).click();
  await expect(page).toHaveURL(`${stack.lobby}/`);
  await expect.poll(async () => inMain(await operator.walletsOf(member.account))).toBe(total);
  await expect(lobby.html).toHaveAttribute("data-launch", "idle");
  expect(await page.evaluate(() => localStorage.getItem("isPlay"))).toBe("0");
});
