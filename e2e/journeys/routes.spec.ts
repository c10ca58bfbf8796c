import type { BrowserContext } from "@playwright/test";
import { openLoginForm, sendLoginForm } from "./support/login-form.ts";
import { isPhone } from "./support/play.ts";
import { expect, test } from "./support/test.ts";

const cookiesOf = async (context: BrowserContext) =>
  Object.fromEntries((await context.cookies()).map((cookie) => [cookie.name, cookie]));

test("a fast deposit leads a member to the deposit, once", async ({
  page,
  lobby,
  member,
  context,
}) => {
  await lobby.enter(member);
  const target = isPhone(page) ? Promise.resolve(page) : page.waitForEvent("popup");
  await page.goto("/fastDeposit");
  await expect(await target).toHaveURL(/\/user\/Deposit$/);
  expect((await cookiesOf(context))["isFastDeposit"]).toBeUndefined();
  await lobby.open();
  await expect(page).toHaveURL(/^http:\/\/[^/]+\/$/);
});

test("[SHELL-23] [SHELL-28] a fatal error in the page puts the error screen in its place", async ({
  page,
  lobby,
  member,
  complaints,
}) => {
  complaints.expect(/planted/);
  await lobby.open();
  await page.evaluate(() => {
    // Also of those that were made before, and only for a member: a visitor sees amounts in the first view.
    const { prototype } = Intl.NumberFormat;
    const format = Object.getOwnPropertyDescriptor(prototype, "format")?.get;
    Object.defineProperty(prototype, "format", {
      get(this: Intl.NumberFormat) {
        if (localStorage.getItem("token") !== null) throw new Error("planted");
        return format?.call(this);
      },
    });
  });
  await sendLoginForm(await openLoginForm(page), { ...member, code: "0000" });
  await expect(page.getByText("(500)")).toBeVisible();
  await expect(page).toHaveTitle("500 - Internal Server Error");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expect(page.getByRole("banner")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Games", level: 1 })).toHaveCount(0);
});
