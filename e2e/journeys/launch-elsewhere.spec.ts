import { createAccountWidget } from "./support/account-widget.ts";
import { watchCalls } from "./support/calls.ts";
import { createLobby } from "./support/lobby.ts";
import { inMain, totalOf } from "./support/money.ts";
import { isPhone, playInstead, pressPlay, secondGame, startGame } from "./support/play.ts";
import { expect, startsGames, test, withWholeBrowser } from "./support/test.ts";

test.use(withWholeBrowser);
test.use(startsGames());

test("[LAUNCH-05] on a phone no game starts while another is open, in whichever tab; on desktop it takes its place @smoke", async ({
  page,
  lobby,
  member,
  context,
}) => {
  await lobby.enter(member);
  const { page: game } = await startGame(page);
  if (!isPhone(page)) {
    await playInstead(page, secondGame);
    await expect(game.getByText(secondGame).first()).toBeVisible();
    await expect(page.getByText("You already have a game open. Quit it first.")).toHaveCount(0);
    return;
  }
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
});

test("a page that is loaded anew in the middle of a game ends it, and the money is home", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  await lobby.enter(member);
  const total = totalOf(await operator.walletsOf(member.account));
  await startGame(page);
  await page.reload();
  await lobby.ready();
  await expect.poll(async () => inMain(await operator.walletsOf(member.account))).toBe(total);
  await expect(lobby.html).toHaveAttribute("data-launch", "idle");
  expect(await page.evaluate(() => localStorage.getItem("isPlay"))).toBe("0");
});
