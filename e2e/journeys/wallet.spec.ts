import { createAccountWidget } from "./support/account-widget.ts";
import { player } from "./support/accounts.ts";
import { watchCalls } from "./support/calls.ts";
import { runUntil, stopClock } from "./support/clock.ts";
import { inMain, totalOf } from "./support/money.ts";
import { firstProvider, isPhone, leaveMoneyOut, openWallet } from "./support/play.ts";
import { expect, test } from "./support/test.ts";

/** Money at three providers (docs/sandbox.md). */
const spread = player(3);

test("[WALLET-04] [WALLET-10] [WALLET-11] [WALLET-18] everything is brought back, then the button counts ten seconds down @smoke", async ({
  page,
  lobby,
  operator,
}) => {
  await page.clock.install();
  await lobby.enter(spread);
  const before = await operator.walletsOf(spread.account);
  const wallet = await openWallet(page);
  const back = wallet.getByRole("button", { name: /Return all to main wallet/ });
  await stopClock(page);
  await back.click();
  const told = page.getByText("All balances were returned to your main wallet.");
  await expect(told).toBeVisible();
  // It speaks about the total, so it leaves that in sight.
  const [toast, total] = await Promise.all(
    [page.locator(".toast").filter({ has: told }), wallet.locator(".wal-t")].map((part) =>
      part.boundingBox(),
    ),
  );
  const isBelow = (toast?.y ?? 0) >= (total?.y ?? 0) + (total?.height ?? 0);
  expect(isBelow || (toast?.y ?? 0) + (toast?.height ?? 0) <= (total?.y ?? 0)).toBe(true);

  await expect(back).toContainText("(0:10)");
  await expect(back).toHaveAttribute("aria-disabled", "true");
  await back.click({ force: true });
  await expect(page.getByText("Please wait a moment before returning")).toBeVisible();

  const after = await operator.walletsOf(spread.account);
  expect(totalOf(after)).toBe(totalOf(before));
  expect(inMain(after)).toBe(totalOf(before));
  await expect(wallet.getByRole("listitem").first()).toContainText(totalOf(before));
  await page.clock.runFor(9_000);
  await expect(back).toContainText("(0:01)");
  await expect(back).toHaveAttribute("aria-disabled", "true");
  await page.clock.runFor(1_000);
  await expect(back).not.toContainText("(0:");
  // Everything is in the main wallet now, and the page has had a frame to hear of it.
  await runUntil(page, async () => {
    const [, ...providers] = await wallet.getByRole("listitem").allTextContents();
    const amounts = providers.flatMap((row) => row.match(/[\d,]+\.\d\d/g) ?? []);
    expect(amounts.filter((amount) => amount !== "0.00")).toEqual([]);
  });
  await back.click({ force: true });
  await expect(page.getByText("There is no balance to return.")).toBeVisible();
});

test("[WALLET-02] [WALLET-30] a member sees the total and what lies with each provider, as the ledger has it @smoke", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  const calls = watchCalls(page);
  const read = () => calls.count("/member/profile/my_cash");
  await lobby.visit();
  await expect(createAccountWidget(page).wallet).toHaveCount(0);
  expect(read()).toBe(0);

  await lobby.logIn(member);
  await leaveMoneyOut(page, operator);
  const wallet = await openWallet(page);
  const accounts = await operator.walletsOf(member.account);
  const provider = accounts.filter(({ gp_id }) => gp_id === firstProvider);
  expect(totalOf(provider)).not.toBe("$0.00");
  await expect(wallet.locator(".wal-t")).toHaveText(totalOf(accounts));
  const rowOf = (name: string) => wallet.getByRole("listitem").filter({ hasText: name });
  await expect(rowOf("Main wallet")).toContainText(inMain(accounts));
  await expect(rowOf("Harbourline")).toContainText(totalOf(provider));
  expect(read()).toBeGreaterThan(0);
  await operator.provider(firstProvider, { state: "open" });
});

test("[WALLET-29] a visitor who looks for the wallet is asked to log in, and nothing is called", async ({
  page,
  lobby,
}) => {
  const calls = watchCalls(page);
  await lobby.visit(isPhone(page) ? "/" : "/user");
  if (isPhone(page)) await page.getByRole("button", { name: "Wallet", exact: true }).click();
  await expect(page.getByRole("dialog", { name: "Log in" })).toBeVisible();
  const moves = ["/member/profile/balance/all/back", "/member/profile/balance_get_back"];
  for (const path of [...moves, "/member/profile/my_cash"]) expect(calls.count(path)).toBe(0);
});
