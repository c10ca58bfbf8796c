import { createAccountWidget } from "./support/account-widget.ts";
import { player } from "./support/accounts.ts";
import { watchCalls } from "./support/calls.ts";
import { countLoads } from "./support/loads.ts";
import { choose } from "./support/preferences.ts";
import { expect, test } from "./support/test.ts";

const lists = "/v3/game_list";
const currencyOf = (body: string | null): unknown => JSON.parse(body ?? "{}").currency;

test("[I18N-48] another currency asks for the game lists again, and loads no page @smoke", async ({
  page,
  lobby,
}) => {
  const calls = watchCalls(page);
  // Drawn for this test: of a page that the gateway has kept for a while the browser asks again by itself.
  await lobby.visit("/?house=lists");
  const loads = countLoads(page);
  calls.forget();
  const asked = () => calls.to(lists).map((call) => currencyOf(call.postData()));
  await choose(page, "THB");
  await expect.poll(asked).toEqual(["THB"]);
  await expect(page.getByRole("button", { name: /^Play / }).first()).toBeVisible();
  await choose(page, "USD");
  await expect.poll(asked).toEqual(["THB", "USD"]);
  await choose(page, "THB");
  await expect.poll(asked).toEqual(["THB", "USD", "THB"]);
  expect(loads()).toBe(0);
});

test("[I18N-48] a login into an account of another currency does so, too", async ({
  page,
  lobby,
}) => {
  const calls = watchCalls(page);
  // Drawn for this test: of a page that the gateway has kept for a while the browser asks again by itself.
  await lobby.visit("/?house=lists");
  const loads = countLoads(page);
  calls.forget();
  // Plays in THB (docs/sandbox.md).
  await lobby.logIn(player(9));
  await expect(createAccountWidget(page).balance).toHaveText(/^฿[\d,]+\.\d\d$/);
  await expect
    .poll(() => calls.to(lists).map((call) => currencyOf(call.postData())))
    .toEqual(["THB"]);
  expect(loads()).toBe(0);
});
