import { createAccountWidget } from "./support/account-widget.ts";
import { watchCalls } from "./support/calls.ts";
import { createLobby } from "./support/lobby.ts";
import { inMain, totalOf } from "./support/money.ts";
import { pressPlay, secondGame, startGame } from "./support/play.ts";
import { expect, startsGames, test, withWholeBrowser } from "./support/test.ts";

test.use(withWholeBrowser);
test.use(startsGames());

test("[LAUNCH-05] on a phone no game starts while another tab has one; that tab goes on with it after a reload, and ending it returns the money @mobile", async ({
  page,
  lobby,
  member,
  operator,
  context,
}) => {
  await lobby.enter(member);
  const total = totalOf(await operator.walletsOf(member.account));
  await startGame(page);
  const tab = await context.newPage();
  const second = createLobby(tab);
  await second.open();
  await expect(createAccountWidget(tab).wallet).toBeVisible();
  await second.connected();
  const calls = watchCalls(tab);
  await pressPlay(tab, secondGame);
  await expect(tab.getByText("You already have a game open. Quit it first.")).toBeVisible();
  await expect(second.html).toHaveAttribute("data-launch", "idle");
  await expect(tab).toHaveURL(/\/$/);
  expect(calls.count("/member/game/play1")).toBe(0);
  await expect(lobby.html).toHaveAttribute("data-launch", "playing");

  await page.reload();
  await expect(lobby.html).toHaveAttribute("data-launch", "playing");
  await expect(page).toHaveURL(/\/play$/);
  await page.getByRole("button", { name: "Quit game" }).click();
  await expect.poll(async () => inMain(await operator.walletsOf(member.account))).toBe(total);
  await expect(lobby.html).toHaveAttribute("data-launch", "idle");
  expect(await page.evaluate(() => localStorage.getItem("isPlay"))).toBe("0");
});
