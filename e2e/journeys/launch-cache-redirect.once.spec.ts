import { expectWalletEqualsLedger } from "./support/ledger.ts";
import { inMain, totalOf } from "./support/money.ts";
import { comeBack, expectAnew, markDocument } from "./support/page-cache.ts";
import { pressPlay, tabGame } from "./support/play.ts";
import { expect, startsGames, test, withWholeBrowser } from "./support/test.ts";

test.use(withWholeBrowser);
test.use(startsGames());

test("[SHELL-61] going back from a game that took the tab brings the lobby back, which ends the game", async ({
  page,
  lobby,
  member,
  operator,
  stack,
}) => {
  await lobby.enter(member);
  const total = totalOf(await operator.walletsOf(member.account));
  await markDocument(page);
  await pressPlay(page, tabGame);
  await expect.poll(() => new URL(page.url()).origin).toBe(stack.games);
  await expect(page.getByRole("button", { name: "Spin" })).toBeEnabled();

  await comeBack(page);
  await expectAnew(page);
  await expect.poll(async () => inMain(await operator.walletsOf(member.account))).toBe(total);
  await expect(lobby.html).toHaveAttribute("data-launch", "idle");
  expect(await page.evaluate(() => localStorage.getItem("isPlay"))).toBe("0");
  await lobby.present();
  await expectWalletEqualsLedger(page, operator, member.account);
});
