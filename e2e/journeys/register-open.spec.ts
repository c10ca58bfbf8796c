import { openLoginForm } from "./support/login-form.ts";
import {
  createAccount,
  fieldOf,
  openRegisterForm,
  registerButton,
  registerDialog,
} from "./support/register-form.ts";
import { expect, test } from "./support/test.ts";

test("[REG-01] [REG-02] [REG-06] [UI-12] a visitor opens the registration and its agreement, and closes both", async ({
  page,
  lobby,
}) => {
  await lobby.open();
  const form = await openRegisterForm(page);
  const link = form.getByRole("button", { name: "service agreement" });
  await link.click();
  const agreement = page.getByRole("dialog", { name: "Service agreement" });
  await expect(agreement.getByRole("listitem").first()).toContainText("You may open one account");
  await page.keyboard.press("Escape");
  await expect(agreement).toHaveCount(0);
  await expect(link).toBeFocused();

  await createAccount(form);
  await expect(form.getByText(/^\d+ fields need attention$/)).toBeVisible();
  await expect(fieldOf(form, "Username")).toBeFocused();

  await form.getByRole("button", { name: "Close" }).click();
  await expect(form).toHaveCount(0);
  await expect(registerButton(page)).toBeFocused();
});

test("[REG-127] the operator's photo stands behind the title of the form", async ({
  page,
  lobby,
}) => {
  await lobby.open();
  const form = await openRegisterForm(page);
  const photo = form.locator("img[src*='/media/register/']");
  await expect(photo).toBeVisible();
  await expect
    .poll(() => photo.evaluate((img) => img instanceof HTMLImageElement && img.naturalWidth))
    .toBeGreaterThan(0);
});

test("[ROUTE-33] /register leads home and opens the registration, once", async ({
  page,
  lobby,
  context,
}) => {
  await lobby.open("/register");
  await expect(page).toHaveURL(/^http:\/\/[^/]+\/$/);
  await expect(registerDialog(page)).toBeVisible();
  const names = (await context.cookies()).map(({ name }) => name);
  expect(names).not.toContain("isRouteRegister");
  await lobby.open();
  await expect(registerButton(page)).toBeVisible();
  await expect(registerDialog(page)).toHaveCount(0);
});

for (const [query, said] of [
  ["id=1017", /^You were invited by 1017\./],
  ["invite=FRIEND36", /^You were invited by FRIEND36\./],
] as const)
  test(`[ROUTE-34] the registration knows what its address says: ?${query}`, async ({
    page,
    lobby,
  }) => {
    await lobby.open(`/register?${query}`);
    await expect(registerDialog(page).getByText(said)).toBeVisible();
  });

test("[ROUTE-34] the registration begins in the currency that its address names", async ({
  page,
  lobby,
}) => {
  await lobby.open("/register?currency=VND");
  const currency = fieldOf(registerDialog(page), "Currency");
  await expect(currency).toHaveValue("VND");
});

test("the login leads to the registration and back; what was typed survives a reload, but for the password", async ({
  page,
  lobby,
}) => {
  await lobby.open();
  const login = await openLoginForm(page);
  await login.getByRole("button", { name: "Create an account" }).click();
  const form = registerDialog(page);
  await fieldOf(form, "Username").fill("marika77");
  await fieldOf(form, "Email").fill("marika77@example.org");
  await fieldOf(form, "Password").fill("Harvest7");
  await form.getByRole("button", { name: "Log in" }).click();
  await expect(page.getByRole("dialog", { name: "Log in" })).toBeVisible();
  await expect(form).toHaveCount(0);

  await lobby.open("/?modal=register");
  await expect(fieldOf(form, "Username")).toHaveValue("marika77");
  await expect(fieldOf(form, "Email")).toHaveValue("marika77@example.org");
  await expect(fieldOf(form, "Password")).toHaveValue("");
});
