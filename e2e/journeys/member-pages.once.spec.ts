import { player } from "./support/accounts.ts";
import { runUntil, stopClock } from "./support/clock.ts";
import { expect, test } from "./support/test.ts";

test("who has almost nothing left fills up play money, and who has enough is told so", async ({
  page,
  lobby,
  operator,
  member,
}) => {
  await operator.money(member.account, "-999.00");
  await lobby.openAs(member, "/user/Deposit");
  await page.getByRole("button", { name: "Top up balance" }).click();
  await expect(page.getByText("Your balance has been topped up.")).toBeVisible();
  await expect(page.getByText("$101.00").first()).toBeVisible();
  await page.getByRole("button", { name: "Top up balance" }).click();
  await expect(
    page.getByText(
      "You can top up play money when all your wallets together hold less than $100.00.",
    ),
  ).toBeVisible();
});

test("details that cannot be read can be asked for again", async ({
  page,
  lobby,
  operator,
  member,
}) => {
  // What real time has the page catch up with waits while its clock stands: it would ask again before the press.
  await page.clock.install();
  await lobby.enter(member, "/user");
  await stopClock(page);
  await operator.answer({ path: "/member/profile", code: "999", times: "always" });
  await page.getByRole("link", { name: "Personal info" }).click();
  const again = page.getByRole("button", { name: "Try again" });
  await runUntil(page, async () => expect(await again.count()).toBe(1));
  await operator.clearAnswers();
  await again.click();
  const account = page.getByRole("definition").filter({ hasText: member.account });
  await runUntil(page, async () => expect(await account.count()).toBe(1));
  await expect(account).toBeVisible();
});

test("[ROUTE-30] an agent finds the agent area, and where an agent stands", async ({
  page,
  lobby,
}) => {
  await lobby.openAs(player(17), "/proxy");
  await expect(page.getByRole("heading", { level: 1, name: "Agent account" })).toBeVisible();
  await expect(page.getByText("Your agent account is active.")).toBeVisible();
});

for (const [id, path, heading] of [
  ["ROUTE-21", "/user", "My wallet"],
  ["ROUTE-22", "/user/Info", "Personal info"],
  ["ROUTE-23", "/user/BindAccount", "Bank account"],
  ["ROUTE-24", "/user/Deposit", "Top up balance"],
  ["ROUTE-25", "/Deposit", "Top up balance"],
  ["ROUTE-30", "/proxy", "Agent registration"],
  ["ROUTE-31", "/proxy?page=Register", "Agent registration"],
] as const) {
  test(`[${id}] ${path} is a page of a member`, async ({ page, lobby, member }) => {
    await lobby.openAs(member, path);
    await expect(page.getByRole("heading", { level: 1, name: heading, exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.getByRole("heading", { level: 1 })).not.toBeFocused();
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(path);
  });
}
