import type { Page } from "@playwright/test";
import { createAccountWidget } from "./support/account-widget.ts";
import { watchCalls } from "./support/calls.ts";
import { atOnce, runUntil, stopClock } from "./support/clock.ts";
import { networkIsGone } from "./support/complaints.ts";
import { lightPage } from "./support/lobby.ts";
import { openWallet } from "./support/play.ts";
import { expect, test } from "./support/test.ts";

const wallet = "/member/profile/my_cash";

const toast = (page: Page, text: string) => page.getByRole("alert").filter({ hasText: text });

const languages = [
  {
    locale: "en-US",
    open: "Wallet",
    late: "The request took too long. Please try again.",
    logIn: ["Log in", "Username", "Password", "Verification code"],
  },
  {
    locale: "zh-CN",
    open: "钱包",
    late: "请求超时，请重试。",
    logIn: ["登录", "账号", "密码", "验证码"],
  },
] as const;

for (const { locale, open, late, logIn } of languages) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test(`[API-03] [API-12] a call without an answer is given up after 30 s, in the words of ${locale}`, async ({
      page,
      lobby,
      member,
      operator,
    }) => {
      await page.clock.install();
      await lobby.open(lightPage);
      const [enter, account, password, code] = logIn;
      await page.getByRole("button", { name: enter, exact: true }).first().click();
      const form = page.getByRole("dialog", { name: enter });
      await expect(form.locator("img").first()).toBeVisible();
      await form.getByLabel(account, { exact: true }).fill(member.account);
      await form.getByLabel(password, { exact: true }).fill(member.password);
      await form.getByLabel(code, { exact: true }).fill("0000");
      await form.getByRole("button", { name: enter, exact: true }).click();
      await expect(createAccountWidget(page).balance).toHaveText(/[\d,]+\.\d\d$/);
      // What real time has the page catch up with is over before the clock stands: it would ask for the wallet anew.
      await lobby.present();
      await stopClock(page);
      await page.clock.runFor(2_000);

      await operator.answer({ path: wallet, behaviour: "hold", times: "always" });
      const calls = watchCalls(page);
      await page.getByRole("banner").getByRole("button", { name: open, exact: true }).click();
      await runUntil(page, async () => expect(calls.count(wallet)).toBe(1));
      await page.clock.fastForward(29_500);
      await page.clock.runFor(5);
      await expect(toast(page, late)).toHaveCount(0);
      await page.clock.fastForward(495);
      // The code of the first toast of a page may still be on its way.
      await runUntil(page, async () => expect(await toast(page, late).count()).toBe(1));
      await expect(toast(page, late)).toBeVisible();
    });
  });
}

test("[API-13] a network that is gone is told in words", async ({
  page,
  lobby,
  member,
  context,
  complaints,
}) => {
  complaints.expect(networkIsGone);
  await lobby.enter(member, lightPage);
  await openWallet(page);
  await page.keyboard.press("Escape");
  await context.setOffline(true);
  // Not by the pointer: what the page asks by itself may have said so already, over the button.
  await createAccountWidget(page).wallet.press("Enter");
  await expect(
    toast(page, "No internet connection. Check your connection and try again."),
  ).toBeVisible();
  await context.setOffline(false);
});

const failures = [
  {
    title: "[API-14] an answer that is none is told as an unknown error",
    order: { status: 500, raw: "Internal Server Error" },
    text: "Something went wrong. Please try again later.",
  },
  {
    title: "[API-16] a refusal that means nothing special is told in the platform's words",
    order: { code: "4711", message: "The till is being counted." },
    text: "The till is being counted.",
  },
  {
    title: "[API-16] a refusal in the other envelope is told in the platform's words",
    order: { code: "4711", message: "The till is being counted.", form: 2 },
    text: "The till is being counted.",
  },
] as const;

for (const { title, order, text } of failures) {
  test(title, async ({ page, lobby, member, operator, complaints }) => {
    complaints.expect(/status of 500/);
    await lobby.enter(member, lightPage);
    await operator.answer({ path: wallet, ...order });
    await createAccountWidget(page).wallet.click();
    await expect(toast(page, text)).toBeVisible();
    await expect(lobby.html).toHaveAttribute("data-member", /.*/);
  });
}

test("[UI-02] [UI-04] the same message three times is one toast with a 3, gone 3 s after the last", async ({
  page,
  lobby,
  member,
  operator,
}) => {
  const text = "The till is being counted.";
  await page.clock.install();
  const { channel } = await lobby.enter(member, lightPage);
  await operator.answer({ path: wallet, code: "4711", message: text, times: "always" });
  await stopClock(page);
  const shown = toast(page, text);
  const refreshWallet = () => operator.event(channel, "all_transfer_back");
  await refreshWallet();
  await runUntil(page, async () => expect(await shown.count()).toBe(1));
  await expect(shown).not.toContainText("×");
  for (const times of [2, 3]) {
    await refreshWallet();
    await runUntil(page, async () => expect(await shown.textContent()).toContain(`×${times}`));
  }
  await expect(shown).toHaveCount(1);
  await expect(shown).toContainText("3 times");

  await page.clock.fastForward(2_900);
  await page.clock.runFor(5);
  await expect(shown).toBeVisible();
  await page.clock.fastForward(95);
  await atOnce(page, async () => expect(await shown.count()).toBe(0));
});
