import { createAccountWidget } from "./support/account-widget.ts";
import { player } from "./support/accounts.ts";
import { countLoads } from "./support/loads.ts";
import { choose } from "./support/preferences.ts";
import { expect, test } from "./support/test.ts";

test("[I18N-49] another currency loads a phone's page anew @smoke", async ({ page, lobby }) => {
  await lobby.open();
  await Promise.all([page.waitForEvent("load"), choose(page, "THB")]);
  await lobby.ready();
  await expect(lobby.html).toHaveAttribute("data-template", "mobile");
});

test("[I18N-49] so does a login into an account of another currency, once", async ({
  page,
  lobby,
}) => {
  await lobby.visit();
  const loads = countLoads(page);
  // Plays in THB (docs/sandbox.md).
  await lobby.logIn(player(9));
  await expect.poll(loads).toBe(1);
  await lobby.connected();
  await expect(createAccountWidget(page).balance).toHaveText(/^฿[\d,]+\.\d\d$/);
  expect(loads()).toBe(1);
});
