import type { Page } from "@playwright/test";
import { watchCalls } from "./support/calls.ts";
import { stopClock } from "./support/clock.ts";
import { inMain, tellHeld, totalOf } from "./support/money.ts";
import { firstProvider, leaveMoneyOut } from "./support/play.ts";
import { expect, test } from "./support/test.ts";

/** The get-back of the member centre, with its own wait. */
const getBack = "/member/profile/balance_get_back";

const backOf = (page: Page) => page.getByRole("button", { name: /Return all to main wallet/ });

const refusals: readonly (readonly [id: string, code: string, text: string])[] = [
  ["[WALLET-21]", "101", "There is no balance to return."],
  ["[WALLET-22]", "102", "A game is still running."],
  ["[WALLET-23]", "103", "A transfer is already in progress."],
  ["[WALLET-24]", "104", "A provider is under maintenance."],
  ["[WALLET-25]", "105", "Some of your balance couldn’t be returned yet."],
  ["[WALLET-26]", "199", "The vault is being counted."],
];

for (const rows of [refusals.slice(0, 3), refusals.slice(3)]) {
  const ids = rows.map(([id]) => id).join(" ");
  const codes = rows.map(([, code]) => code).join(", ");
  test(`${ids} a get-back answered ${codes} says so`, async ({ page, lobby, member, operator }) => {
    await page.clock.install();
    await tellHeld(operator);
    // Until real time is there the balances are read once more, and nothing is brought back meanwhile.
    await lobby.enter(member, "/user");
    const back = backOf(page);
    for (const [, code, text] of rows) {
      await expect(back).not.toHaveAttribute("aria-disabled", "true");
      const message = code === "199" ? text : "words of the server";
      await operator.answer({ path: getBack, code, message });
      await back.click();
      await expect(page.getByText(text).first()).toBeVisible();
      await page.clock.fastForward(1_000);
    }
  });
}

test("[WALLET-20] between two tries of a get-back lies a second", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  await page.clock.install();
  await tellHeld(operator);
  await lobby.enter(member, "/user");
  const calls = watchCalls(page);
  const back = backOf(page);
  await expect(back).not.toHaveAttribute("aria-disabled", "true");
  await stopClock(page);

  await back.click();
  await expect(page.getByText("There is no balance to return.")).toBeVisible();
  await expect(back).toContainText("(0:01)");
  await back.click({ force: true });
  await expect(page.getByText("Please wait a moment before returning")).toBeVisible();
  expect(calls.count(getBack)).toBe(1);

  await page.clock.runFor(900);
  await expect(back).toHaveAttribute("aria-disabled", "true");
  await page.clock.runFor(100);
  await expect(back).not.toHaveAttribute("aria-disabled", "true");
  await back.click();
  await expect.poll(() => calls.count(getBack)).toBe(2);
});

test("[WALLET-27] a get-back that succeeds says so, and the balances are the ledger's", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  await lobby.enter(member);
  await leaveMoneyOut(page, operator);
  await operator.provider(firstProvider, { state: "open" });
  const total = totalOf(await operator.walletsOf(member.account));
  await lobby.open("/user");
  await expect(page.getByText("Not returned yet")).toBeVisible();
  const calls = watchCalls(page);
  await backOf(page).click();
  await expect(page.getByText("All balances were returned to your main wallet.")).toBeVisible();
  await expect(page.getByText("Not returned yet")).toHaveCount(0);
  expect(inMain(await operator.walletsOf(member.account))).toBe(total);
  await expect(page.getByRole("listitem").filter({ hasText: "Main wallet" })).toContainText(total);
  expect(calls.count("/member/profile/my_cash")).toBeGreaterThan(0);
});
