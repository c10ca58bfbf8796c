import { createAccountWidget } from "./support/account-widget.ts";
import { watchCalls } from "./support/calls.ts";
import { createLobby } from "./support/lobby.ts";
import { inMain, totalOf } from "./support/money.ts";
import { pressPlay, tabGame } from "./support/play.ts";
import { expect, startsGames, test } from "./support/test.ts";

test.use(startsGames());

test("[LAUNCH-13] a game opens in the same window, which another tab leaves alone; its way back ends it @once", async ({
  page,
  lobby,
  member,
  context,
  operator,
  stack,
}) => {
  await lobby.enter(member);
  const total = totalOf(await operator.walletsOf(member.account));
  await pressPlay(page, tabGame);
  await expect.poll(() => new URL(page.url()).origin).toBe(stack.games);
  await expect(page.getByRole("button", { name: "Spin" })).toBeEnabled();
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
});
