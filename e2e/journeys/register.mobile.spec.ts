import { createAccountWidget } from "./support/account-widget.ts";
import {
  chooseCurrency,
  createAccount,
  fillRegisterForm,
  newcomer,
  openRegisterForm,
} from "./support/register-form.ts";
import { expect, test } from "./support/test.ts";

test("an account in another currency loads a phone's page anew, which says that it is there", async ({
  page,
  lobby,
}) => {
  await lobby.open();
  const form = await openRegisterForm(page);
  await chooseCurrency(form, "JPY");
  const guest = newcomer();
  await fillRegisterForm(form, guest);
  await createAccount(form);
  await expect(page.getByText(`Welcome, ${guest.username}. Your account is ready.`)).toBeVisible();
  await expect(createAccountWidget(page).wallet).toBeVisible();
});
