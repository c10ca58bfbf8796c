import { expect, type Page } from "@playwright/test";
import { totalOf } from "./money.ts";
import type { Operator } from "./operator.ts";
import { openWallet } from "./play.ts";

/** How often a start moved this member's money to a provider: once per game, however often the start was requested. */
export async function debitsOf(operator: Operator, account: string): Promise<number> {
  const own = new Set((await operator.walletsOf(account)).map(({ id }) => id));
  const { transactions } = await operator.ledger();
  return transactions.filter(
    ({ kind, entries }) =>
      kind === "to-provider" && entries.some(({ account_id }) => own.has(account_id)),
  ).length;
}

/** Checks that the wallet shows the balances of the ledger. */
export async function expectWalletEqualsLedger(page: Page, operator: Operator, account: string) {
  const wallet = await openWallet(page);
  await expect(async () => {
    const total = totalOf(await operator.walletsOf(account));
    await expect(wallet).toContainText(total, { timeout: 500 });
  }).toPass();
  await page.keyboard.press("Escape");
  await expect(wallet).toBeHidden();
}
