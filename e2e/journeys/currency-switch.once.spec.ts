import { createAccountWidget } from "./support/account-widget.ts";
import { watchCalls } from "./support/calls.ts";
import { lightPage } from "./support/lobby.ts";
import { choose, openPreferences } from "./support/preferences.ts";
import { expect, test } from "./support/test.ts";

const currencyOf = (body: string | null): unknown => JSON.parse(body ?? "{}").currency;

test("[I18N-50] a visitor is offered games in the chosen currency, now and at the next visit", async ({
  page,
  lobby,
}) => {
  const calls = watchCalls(page);
  await lobby.visit("/?currency=VND");
  await choose(page, "THB");
  // The page asks for it again whenever it starts, and while it is open.
  await expect
    .poll(() => currencyOf(calls.to("/v2/get_jackpot").at(-1)?.postData() ?? null))
    .toBe("THB");
  await lobby.ready();
  await expect(page).not.toHaveURL(/currency/);
  await lobby.open(lightPage);
  const panel = await openPreferences(page);
  await expect(panel.getByRole("button", { name: "THB", exact: true })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});

test("[I18N-50] the currency of the account goes before what a visitor chose", async ({
  page,
  lobby,
  context,
  stack,
  member,
}) => {
  await context.addCookies([{ name: "currency", value: "THB", url: stack.lobby }]);
  await lobby.enter(member, lightPage);
  await expect(createAccountWidget(page).balance).toHaveText("$1,000.00");
  const panel = await openPreferences(page);
  await expect(panel).toContainText("Your account is in USD.");
  await expect(panel.getByRole("button", { name: "THB", exact: true })).toHaveCount(0);
});
