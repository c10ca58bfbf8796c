import { player } from "./support/accounts.ts";
import { slotgame } from "./support/games-page.ts";
import { expect, test } from "./support/test.ts";

/** Home, and pages that have neither header nor tab bar. */
const pages = ["/", slotgame({ gt_id: "2", gp_id: "GPHL", house: "" }), "/fastPayment"];

test("[AUTH-82] who must change the password does so first, on every page: in a dialog on desktop, on the info page on a phone", async ({
  page,
  lobby,
  isMobile,
}) => {
  // Each host has a site whose account has not logged in yet.
  const form = isMobile
    ? page.locator("main")
    : page.getByRole("dialog", { name: "Change password" });
  for (const path of pages) {
    await lobby.openAs(player(18), path);
    if (isMobile) await expect(page, path).toHaveURL(/\/user\/Info$/);
    await expect(form.getByLabel("New password", { exact: true }), path).toBeVisible();
  }
  await form.getByLabel("New password", { exact: true }).fill("newday24");
  await form.getByLabel("Confirm new password").fill("newday24");
  await form.getByRole("button", { name: "Change password" }).click();
  if (isMobile) await expect(form.getByText(/Your password has been changed/)).toBeVisible();
  else await expect(form).toBeHidden();
});
