import { createAccountWidget, storedSession } from "./support/account-widget.ts";
import { watchCalls } from "./support/calls.ts";
import { networkIsGone } from "./support/complaints.ts";
import { lightPage } from "./support/lobby.ts";
import { logInButton } from "./support/login-form.ts";
import { someDollars, tellMain } from "./support/money.ts";
import { callPlatform } from "./support/platform.ts";
import { openWallet } from "./support/play.ts";
import { expect, test } from "./support/test.ts";

const isOfMembers = (channel: string) => /^(private|presence)-/.test(channel);

test("[RT-01] [RT-04] [RT-05] [RT-06] a visitor's connection joins the public channels only, a member's the private and the presence channel too @smoke", async ({
  page,
  lobby,
  member,
  stack,
}) => {
  const { frames } = lobby;
  await lobby.visit(lightPage);
  const [socket] = frames.sockets;
  expect(socket?.url).toMatch(`${stack.socket}/app/`);
  expect(frames.joined()).toContain("board");
  expect(frames.asked().filter(isOfMembers)).toEqual([]);

  await lobby.logIn(member);
  const { channel } = await lobby.present();
  expect(channel).toBe(`private-member.${(await storedSession(page)).memberId}`);
  expect(frames.joined()).toEqual(expect.arrayContaining([channel, "presence-member.USD"]));

  await page.reload();
  await lobby.present();
  expect(frames.asked()).toEqual(expect.arrayContaining(["board", channel, "presence-member.USD"]));
});

test("[RT-09] a new address of customer service is shown at once", async ({
  page,
  lobby,
  operator,
  stack,
}) => {
  await lobby.visit(lightPage);
  await lobby.hears("web_member");
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Customer service" });
  await expect(link).toHaveAttribute("href", /./);
  const answer = await callPlatform(stack.lobby, "/arks/web/site/detail", { body: { site_id: 1 } });
  const { data } = (await answer.json()) as { data: Record<string, unknown> };
  await operator.answer({
    path: "/arks/web/site/detail",
    code: "100",
    data: { ...data, customerUrl: { en_US: "https://help.example/new" } },
    times: "always",
  });
  await operator.event("web_member", "customer_service_link_change");
  await expect(link).toHaveAttribute("href", "https://help.example/new");
});

test("[RT-24] a deposit that arrives is told once, with its amount and order, and the balance follows", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  const { channel } = await lobby.enter(member, lightPage);
  await operator.money(member.account, "500.00");
  const deposit = { order_number: "D20261120000417", deposit_amount: "500.00", deposit_times: 1 };
  await operator.event(channel, "member_deposit.success", deposit);
  const told = page.getByText("First deposit received: $500.00. Order number: D20261120000417.");
  await expect(told).toBeVisible();
  await expect(createAccountWidget(page).balance).toHaveText("$1,500.00");

  // The same order again is no second deposit; another one is.
  await operator.event(channel, "member_deposit.success", deposit);
  const next = { order_number: "D2", deposit_amount: "20.00", deposit_times: 2 };
  await operator.event(channel, "member_deposit.success", next);
  await expect(page.getByText("Deposit received: $20.00. Order number: D2.")).toBeVisible();
  await expect(told).toHaveCount(1);
});

test("[RT-16] the balance becomes what member.cash carries, here and in an open wallet @smoke", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  const { channel } = await lobby.enter(member, lightPage);
  const { balance } = createAccountWidget(page);
  await tellMain(operator, channel, "4321.09");
  await expect(balance).toHaveText("$4,321.09");
  const main = (await openWallet(page)).getByRole("listitem").filter({ hasText: "Main wallet" });
  await expect(main).toContainText("$4,321.09");
  await operator.clearAnswers();
  await tellMain(operator, channel, "1234.05");
  await expect(main).toContainText("$1,234.05");
  await expect(balance).toHaveText("$1,234.05");
  await operator.clearAnswers();
  // An amount that cannot be read is asked for instead.
  await operator.event(channel, "member.cash", { cash: "lots" });
  await expect(balance).not.toHaveText("$1,234.05");
  await expect(balance).toHaveText(someDollars);
});

test("[RT-20] balances that were brought back from elsewhere are seen in the open wallet", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  const { channel } = await lobby.enter(member, lightPage);
  const shown = (cash: string) => ({
    my_cash_list: [{ gp_id: "GPHL", is_light: 1, icon_dark: "/media/providers/GPHL.svg", cash }],
    total: "900.00",
  });
  const path = "/member/profile/my_cash";
  await operator.answer({ path, code: "100", data: shown("250.00"), times: "always" });
  const wallet = await openWallet(page);
  await expect(wallet.getByRole("listitem").filter({ hasText: "Harbourline" })).toContainText(
    "$250.00",
  );
  await operator.clearAnswers();
  await operator.answer({ path, code: "100", data: shown("0.00"), times: "always" });
  await operator.event(channel, "all_transfer_back");
  await expect(wallet.getByRole("listitem").filter({ hasText: "Main wallet" })).toContainText(
    "$900.00",
  );
  await expect(wallet).not.toContainText("$250.00");
});

test("[RT-22] a profile that was changed elsewhere is read again", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  await lobby.enter(member, lightPage);
  await lobby.open("/user/Info");
  const { channel } = await lobby.present();
  await expect(page.getByText(member.account, { exact: true }).first()).toBeVisible();
  const calls = watchCalls(page);
  await operator.event(channel, "profile.updated");
  for (const path of ["/member/profile/common/layout", "/member/profile"])
    await expect.poll(() => calls.count(path), path).toBe(1);
});

test("[RT-23] a clean start that the operator asks for logs out, clears storage and loads the page", async ({
  page,
  lobby,
  member,
  operator,
  complaints,
}) => {
  // What the page is reading when the session ends is refused.
  complaints.expect(/status of 401/);
  const { channel } = await lobby.enter(member, lightPage);
  await page.evaluate(() => {
    localStorage.setItem("eyeOpen", "0");
    sessionStorage.setItem("left", "behind");
  });
  await Promise.all([page.waitForEvent("load"), operator.event(channel, "app_clean_cache")]);
  await lobby.ready();
  await expect(logInButton(page)).toBeVisible();
  expect(await page.evaluate(() => [localStorage.length, sessionStorage.getItem("left")])).toEqual([
    0,
    null,
  ]);
});

test("[SHELL-41] where the platform cannot say the site's details, its configuration file does", async ({
  page,
  lobby,
  operator,
}) => {
  await operator.answer({ path: "/arks/web/site/detail", code: "999", times: "always" });
  const file = page.waitForResponse(/\/media\/sites\/1\.json$/);
  await lobby.open("/?house=file");
  expect((await file).status()).toBe(200);
  // The address of real time, and customer service, stand in it.
  await lobby.connected();
  await expect(page.getByRole("link", { name: /Customer service/ }).first()).toBeAttached();
});

test("a network that is gone is told, and its return brings everything up to date", async ({
  page,
  lobby,
  member,
  operator,
  context,
  complaints,
}) => {
  complaints.expect(networkIsGone);
  await lobby.enter(member, lightPage);
  const { balance } = createAccountWidget(page);
  const before = (await balance.textContent()) ?? "";

  await context.setOffline(true);
  await expect(lobby.html).toHaveAttribute("data-connection", "offline");
  await expect(page.getByText("You are offline. Balances may be out of date.")).toBeVisible();
  await operator.money(member.account, "1.11");
  await expect(balance).toHaveText(before);
  await context.setOffline(false);
  await lobby.present();
  await expect(balance).not.toHaveText(before);
  await expect(balance).toHaveText(someDollars);
  await expect(page.getByText("You’re back online.")).toBeVisible();
});

test("a page that cannot catch up is not connected yet: it tries again, and tells it once", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  const path = "/member/profile/common/layout";
  await lobby.enter(member, lightPage);
  await operator.answer({ path, code: "999", message: "Not now.", times: "always" });
  const calls = watchCalls(page);
  await page.reload();
  const notice = page.getByText("Not now.");
  await expect(notice).toBeVisible();
  await page
    .getByRole("region", { name: "Notices" })
    .getByRole("button", { name: "Close" })
    .click();
  await expect.poll(() => calls.count(path)).toBeGreaterThan(3);
  await expect(lobby.html).toHaveAttribute("data-connection", "catching-up");
  await expect(notice).toHaveCount(0);

  await operator.clearAnswers();
  await lobby.connected();
  await expect(createAccountWidget(page).balance).toHaveText(someDollars);
});
