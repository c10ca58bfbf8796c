import { player } from "./support/accounts.ts";
import { expect, test } from "./support/test.ts";

test("[AUTH-82] who must change the password does so first: in a dialog on desktop, on the info page on a phone", async ({
  page,
  lobby,
  isMobile,
}) => {
  // Each host has a site whose account has not logged in yet.
  await lobby.enter(player(18), "/");
  const form = isMobile
    ? page.locator("main")
    : page.getByRole("dialog", { name: "Change password" });
  if (isMobile) await expect(page).toHaveURL(/\/user\/Info$/);
  await form.getByLabel("New password", { exact: true }).fill("newday24");
  await form.getByLabel("Repeat the new password").fill("newday24");
  await form.getByRole("button", { name: "Change password" }).click();
  if (isMobile) await expect(form.getByText(/Your password has been changed/)).toBeVisible();
  else await expect(form).toBeHidden();
});
