import type { BrowserContext } from "@playwright/test";
import { createAccountWidget } from "./support/account-widget.ts";
import { onDomain } from "./support/agent-domain.ts";
import { watchCalls } from "./support/calls.ts";
import {
  createAccount,
  fieldOf,
  fillRegisterForm,
  newcomer,
  openRegisterForm,
  registerDialog,
} from "./support/register-form.ts";
import { expect, test } from "./support/test.ts";

/** The introducer's cookies with how many minutes they still live; -1 is for the session. */
async function cookiesOf(context: BrowserContext) {
  const names = [
    "member_agent",
    "recommend_code",
    "register_type",
    "currency",
    "agent_domain_id",
    "ccy",
  ];
  const now = Date.now() / 1_000;
  return Object.fromEntries(
    (await context.cookies())
      .filter(({ name }) => names.includes(name))
      .map(({ name, value, expires }) => [
        name,
        { value, minutes: expires < 0 ? -1 : Math.round((expires - now) / 60) },
      ]),
  );
}

test("[REG-26] [REG-15] a link is kept for an hour, as the operator says, and introduces a later visit", async ({
  page,
  context,
  lobby,
}) => {
  await lobby.open("/?id=1017&currency=USD");
  const hour = 60;
  await expect
    .poll(() => cookiesOf(context))
    .toEqual({
      member_agent: { value: "1017", minutes: hour },
      register_type: { value: "member_agent", minutes: hour },
      currency: { value: "USD", minutes: hour },
    });
  await expect(registerDialog(page)).toBeVisible();
  // Another link takes its place, from whatever page.
  await lobby.open("/discount?invite=FRIEND36");
  await expect
    .poll(() => cookiesOf(context))
    .toEqual({
      recommend_code: { value: "FRIEND36", minutes: hour },
      register_type: { value: "recommend_code", minutes: hour },
      currency: { value: "USD", minutes: hour },
    });
  const calls = watchCalls(page);
  await lobby.open();
  await expect(registerDialog(page)).toHaveCount(0);
  const form = await openRegisterForm(page);
  await expect(form.getByText("You were invited by FRIEND36.", { exact: true })).toBeVisible();
  await expect(fieldOf(form, "Referral code")).toHaveValue("FRIEND36");
  expect(calls.count("/register/valid_message")).toBe(1);
});

test("[REG-24] [REG-25] a domain's agent and currency are kept for a day; without an agent its cookie goes", async ({
  page,
  context,
  stack,
  operator,
}) => {
  const day = 24 * 60;
  await page.goto(onDomain(stack.lobby, "vip", "/?modal=register"));
  await expect(registerDialog(page)).toBeVisible();
  await expect
    .poll(() => cookiesOf(context))
    .toEqual({
      agent_domain_id: { value: "1017", minutes: day },
      ccy: { value: "USD", minutes: day },
    });
  await operator.answer({
    path: "/arks/web/check-agent-domain",
    code: "100",
    data: { is_valid: 1, currency: "VND", agent_id: null },
  });
  await page.reload();
  await expect(registerDialog(page)).toBeVisible();
  await expect.poll(() => cookiesOf(context)).toEqual({ ccy: { value: "VND", minutes: day } });
});

test("[ROUTE-34] [REG-15] [REG-16] [REG-19] whoever comes by an agent’s link registers with the agent and the agent’s currency", async ({
  page,
  lobby,
}) => {
  await lobby.open("/?id=1017&currency=VND");
  const form = registerDialog(page);
  await expect(
    form.getByText("You were invited by 1017. Currency is set to US dollars for this invitation."),
  ).toBeVisible();
  await fillRegisterForm(form, newcomer());
  const calls = watchCalls(page);
  await createAccount(form);
  await expect(createAccountWidget(page).wallet).toBeVisible();
  expect(calls.to("/register").at(-1)?.postDataJSON()).toMatchObject({
    introducer: "1017",
    member_agent: "1017",
    member_currency: "USD",
    error_track: [],
  });
});
