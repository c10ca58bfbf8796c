import { createAccountWidget } from "./support/account-widget.ts";
import { player } from "./support/accounts.ts";
import { countLoads } from "./support/loads.ts";
import { lightPage } from "./support/lobby.ts";
import { choose } from "./support/preferences.ts";
import { expect, test } from "./support/test.ts";

test("[I18N-49] another currency reloads a phone's page once, and so does a login to an account with another one @mobile", async ({
  page,
  lobby,
  context,
}) => {
  await lobby.visit(lightPage);
  const loads = countLoads(page);
  await Promise.all([page.waitForEvent("load"), choose(page, "VND")]);
  await lobby.ready();
  await lobby.connected();
  const kept = (await context.cookies()).filter(({ name }) => name === "currency");
  expect(kept.map(({ value }) => value)).toEqual(["VND"]);
  expect(loads()).toBe(1);
  // This account plays in THB (docs/sandbox.md).
  await lobby.logIn(player(9));
  await expect.poll(loads).toBe(2);
  await lobby.connected();
  await expect(createAccountWidget(page).balance).toHaveText(/^฿[\d,]+\.\d\d$/);
  expect(loads()).toBe(2);
});
