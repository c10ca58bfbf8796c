import { createAccountWidget } from "./support/account-widget.ts";
import { expect, test } from "./support/test.ts";

test("on a phone a member's pages open in the same window", async ({ page, lobby, member }) => {
  await lobby.enter(member);
  const { menu, account } = createAccountWidget(page);
  for (const [name, path] of [
    ["Member centre", "/user"],
    ["Top up balance", "/user/Deposit"],
    ["Agent account", "/proxy?page=Register"],
  ] as const) {
    await menu.click();
    await account.getByRole("button", { name, exact: true }).click();
    await expect.poll(() => page.url().replace(/^http:\/\/[^/]+/, "")).toBe(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  }
  expect(page.context().pages()).toHaveLength(1);
});

test("[ROUTE-28] the fast payment opens in the same window", async ({
  page,
  lobby,
  operator,
  member,
}) => {
  const common = {
    id: 1,
    member_account: member.account,
    member_currency: "USD",
    member_cash: "10.00",
    member_type: 1,
    is_agent_fast_payment: 1,
  };
  await operator.answer({
    path: "/member/profile/common/layout",
    code: "100",
    data: { member_common_layout: common },
    times: "always",
  });
  await lobby.enter(member);
  const { menu, account } = createAccountWidget(page);
  await menu.click();
  await account.getByRole("button", { name: "Top up balance", exact: true }).click();
  await expect(page).toHaveURL(/\/fastPayment$/);
  expect(page.context().pages()).toHaveLength(1);
});

test("a member who logs out on a page goes home, and is asked for nothing", async ({
  page,
  lobby,
  member,
}) => {
  await lobby.enter(member);
  await lobby.open("/user/Info");
  await createAccountWidget(page).logOut();
  await expect(page).toHaveURL(/^http:\/\/[^/]+\/$/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});
