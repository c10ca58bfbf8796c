import { createAccountWidget } from "./support/account-widget.ts";
import { player } from "./support/accounts.ts";
import { createLobby, lightPage } from "./support/lobby.ts";
import { inMain, inProviders, someDollars, totalOf } from "./support/money.ts";
import {
  firstProvider,
  leaveMoneyOut,
  openWallet,
  quitGame,
  spin,
  startGame,
} from "./support/play.ts";
import { expect, test } from "./support/test.ts";

/** Money at three providers (docs/sandbox.md). */
const spread = player(3);

test("[WALLET-04] one press brings everything back from three providers, as the ledger has it @smoke", async ({
  page,
  lobby,
  operator,
}) => {
  await lobby.enter(spread, lightPage);
  const before = await operator.walletsOf(spread.account);
  expect(inMain(before)).not.toBe(totalOf(before));
  const wallet = await openWallet(page);
  await wallet.getByRole("button", { name: /Return all to main wallet/ }).click();
  await expect(page.getByText("All balances were returned to your main wallet.")).toBeVisible();

  const after = await operator.walletsOf(spread.account);
  expect(totalOf(after)).toBe(totalOf(before));
  expect(inMain(after)).toBe(totalOf(before));
  await expect(wallet.getByRole("listitem").first()).toContainText(totalOf(before));
  await expect(wallet.getByRole("listitem").getByText(/[1-9][\d,.]*\.\d\d$/)).toHaveCount(1);
});

test("a gift, a round and a return are in the wallet as the ledger has them", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  await lobby.enter(member);
  const owned = async () => totalOf(await operator.walletsOf(member.account));
  const before = await owned();
  let wallet = await openWallet(page);
  await expect(wallet).toContainText(before);
  await operator.money(member.account, "12.34");
  expect(await owned()).not.toBe(before);
  await expect(wallet).toContainText(await owned());
  await page.keyboard.press("Escape");
  await expect(wallet).toBeHidden();

  await spin(await startGame(page));
  await quitGame(page);
  wallet = await openWallet(page);
  await expect(wallet).toContainText(await owned());
  const main = inMain(await operator.walletsOf(member.account));
  expect(main).toBe(await owned());
  await page.keyboard.press("Escape");
  await expect(createAccountWidget(page).balance).toHaveText(main);
});

test("[WALLET-02] [WALLET-27] money whose return failed is marked where it lies, over a reload too, and its row tries again until it is back", async ({
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
  await expect(wallet.locator(".wal-t")).toHaveText(totalOf(out));
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

test("hidden amounts stay hidden over a reload, and in every other tab at once", async ({
  page,
  context,
  lobby,
  member,
}) => {
  await lobby.enter(member, lightPage);
  const { balance } = createAccountWidget(page);
  await (await openWallet(page)).getByRole("button", { name: "Hide balances" }).click();
  await page.keyboard.press("Escape");
  await expect(balance).toHaveText("•••••");
  await page.reload();
  await lobby.ready();
  await expect(balance).toHaveText("•••••");

  const other = await context.newPage();
  await createLobby(other).visit(lightPage);
  await expect(createAccountWidget(other).balance).toHaveText("•••••");
  await (await openWallet(other)).getByRole("button", { name: "Show balances" }).click();
  await expect(balance).toHaveText(someDollars);
});
