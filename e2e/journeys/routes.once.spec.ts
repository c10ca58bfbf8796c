import type { BrowserContext } from "@playwright/test";
import { pictureOf, sendLoginForm } from "./support/login-form.ts";
import { expect, test } from "./support/test.ts";

const cookiesOf = async (context: BrowserContext) =>
  Object.fromEntries((await context.cookies()).map((cookie) => [cookie.name, cookie]));

test("[AUTH-12] a fast deposit asks a visitor to log in, and leads to the deposit then", async ({
  page,
  lobby,
  member,
  context,
}) => {
  await lobby.open("/fastDeposit");
  const form = page.getByRole("dialog", { name: "Log in" });
  await expect(pictureOf(form)).toBeVisible();
  await sendLoginForm(form, { ...member, code: "0000" });
  await expect(page).toHaveURL(/\/user\/Deposit$/);
  await expect.poll(async () => (await cookiesOf(context))["isFastDeposit"]).toBeUndefined();
});
