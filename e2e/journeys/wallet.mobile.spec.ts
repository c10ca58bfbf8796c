import { createAccountWidget } from "./support/account-widget.ts";
import { createLobby } from "./support/lobby.ts";
import { logInButton } from "./support/login-form.ts";
import { expect, test } from "./support/test.ts";

test("an open wallet whose member logs out in another tab shows no amount and asks to log in", async ({
  page,
  context,
  lobby,
  member,
  complaints,
}) => {
  // A call of this tab may leave before it has heard of the other's logout.
  complaints.expect(/status of 401/);
  await lobby.enter(member);
  await page.getByRole("navigation").getByRole("button", { name: "Wallet" }).click();
  const wallet = page.getByRole("dialog", { name: "Wallet" });
  await expect(wallet).toContainText("$1,000.00");

  const other = await context.newPage();
  await createLobby(other).visit();
  await createAccountWidget(other).logOut();
  await expect(logInButton(other)).toBeVisible();
  await expect(wallet).toHaveText(/Log in to see your wallet/);
  await expect(wallet).not.toContainText("$1,000.00");
  await wallet.getByRole("button", { name: "Log in" }).click();
  await expect(page.getByRole("dialog", { name: "Log in" })).toBeVisible();
});
