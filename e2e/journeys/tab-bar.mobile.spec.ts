import { createAccountWidget } from "./support/account-widget.ts";
import { expect, test } from "./support/test.ts";

test("the bar of a phone leads to the games, to customer service and to the login @smoke", async ({
  page,
  lobby,
}) => {
  await lobby.open();
  const bar = page.getByRole("navigation", { name: "Main" });
  await expect(bar.getByRole("link", { name: "Home" })).toHaveAttribute("aria-current", "page");
  await expect(bar.getByRole("link", { name: "Support" })).toHaveAttribute("href", /^https?:/);

  const current = bar.locator("[aria-current]");
  await bar.getByRole("link", { name: "Games" }).click();
  await expect(current).toHaveText(["Games"]);
  await expect(page.getByRole("button", { name: /^Play / }).first()).toBeInViewport();
  await expect
    .poll(() => page.locator("#games").evaluate((games) => games.getBoundingClientRect().top))
    .toBeLessThan(200);
  await bar.getByRole("link", { name: "Home" }).click();
  await expect(current).toHaveText(["Home"]);
  await lobby.open("/gameHall/2");
  await expect(current).toHaveText(["Games"]);

  const wallet = bar.getByRole("button", { name: "Wallet" });
  await wallet.click();
  const logIn = page.getByRole("dialog", { name: "Log in" });
  await expect(logIn).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(logIn).toBeHidden();
  await expect(wallet).toBeFocused();

  await bar.getByRole("button", { name: "Me" }).click();
  const me = page.getByRole("dialog", { name: "Me" });
  await me.getByRole("button", { name: "Log in" }).click();
  await expect(logIn).toBeVisible();
  await expect(me).toBeHidden();
});

test("it opens a member's wallet, and the account with the way out", async ({
  page,
  lobby,
  member,
}) => {
  await lobby.enter(member);
  const bar = page.getByRole("navigation", { name: "Main" });
  await bar.getByRole("button", { name: "Wallet" }).click();
  await expect(page.getByRole("dialog", { name: "Wallet" })).toContainText("$1,000.00");
  await page.keyboard.press("Escape");
  const accountWidget = createAccountWidget(page);
  await accountWidget.menu.click();
  await expect(accountWidget.account).toContainText(member.account);
  await expect(accountWidget.account).toContainText("Currency: USD");
  await accountWidget.account.getByRole("button", { name: "Log out" }).click();
  await expect(accountWidget.wallet).toHaveCount(0);
});
