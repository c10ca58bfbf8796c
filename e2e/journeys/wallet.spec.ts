import { createAccountWidget } from "./support/account-widget.ts";
import { player } from "./support/accounts.ts";
import { inMain, inProviders, totalOf } from "./support/money.ts";
import {
  firstProvider,
  leaveMoneyOut,
  openWallet,
  quitGame,
  spin,
  startGame,
} from "./support/play.ts";
import { expect, startsGames, test } from "./support/test.ts";

test.use(startsGames());

/** This account has money at three providers (docs/sandbox.md). */
const spread = player(3);

test("[WALLET-04] one press returns everything from three providers; a gift and a round follow, all as the ledger has it @once", async ({
  page,
  lobby,
  operator,
}) => {
  await lobby.enter(spread);
  const ledger = () => operator.walletsOf(spread.account);
  const before = await ledger();
  expect(inMain(before)).not.toBe(totalOf(before));
  let wallet = await openWallet(page);
  await wallet.getByRole("button", { name: /Return all to main wallet/ }).click();
  await expect(page.getByText("All balances were returned to your main wallet.")).toBeVisible();
  const after = await ledger();
  expect(totalOf(after)).toBe(totalOf(before));
  expect(inMain(after)).toBe(totalOf(before));
  await expect(wallet.getByRole("listitem").first()).toContainText(totalOf(before));
  await expect(wallet.getByRole("listitem").getByText(/[1-9][\d,.]*\.\d\d$/)).toHaveCount(1);

  await operator.money(spread.account, "12.34");
  const withGift = totalOf(await ledger());
  expect(withGift).not.toBe(totalOf(before));
  await expect(wallet).toContainText(withGift);
  await page.keyboard.press("Escape");
  await expect(wallet).toBeHidden();

  await spin(await startGame(page));
  await quitGame(page);
  wallet = await openWallet(page);
  const main = inMain(await ledger());
  expect(main).toBe(totalOf(await ledger()));
  await expect(wallet).toContainText(main);
  await page.keyboard.press("Escape");
  await expect(createAccountWidget(page).balance).toHaveText(main);
});

test("[WALLET-02] [WALLET-27] money whose return failed is marked at its provider, even after a reload, and its row tries again until it is returned @once", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  await lobby.enter(member);
  await leaveMoneyOut(page, operator);
  await expect((await openWallet(page)).getByText("Not returned yet")).toBeVisible();

  await page.reload();
  await lobby.ready();
  const wallet = await openWallet(page);
  await expect(wallet.getByText("Not returned yet")).toBeVisible();
  const out = await operator.walletsOf(member.account);
  const rowOf = (name: string) => wallet.getByRole("listitem").filter({ hasText: name });
  await expect(wallet.locator(".wallet-total")).toHaveText(totalOf(out));
  await expect(rowOf("Main wallet")).toContainText(inMain(out));
  await expect(rowOf("Harbourline")).toContainText(inProviders(out));
  expect(inProviders(out)).not.toBe("$0.00");
  const again = wallet.getByRole("button", { name: "Try again: Harbourline" });
  await again.click();
  await expect(page.getByText("Some of your balance couldn’t be returned yet.")).toBeVisible();
  await expect(wallet.getByText("Not returned yet")).toBeVisible();

  await operator.provider(firstProvider, { state: "open" });
  await expect(again).not.toHaveAttribute("aria-disabled", "true");
  await again.click();
  await expect(page.getByText("All balances were returned to your main wallet.")).toBeVisible();
  await expect(wallet.getByText("Not returned yet")).toHaveCount(0);
  const accounts = await operator.walletsOf(member.account);
  expect(inMain(accounts)).toBe(totalOf(accounts));
  await expect(wallet).toContainText(totalOf(accounts));
});
