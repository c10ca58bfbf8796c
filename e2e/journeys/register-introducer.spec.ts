import type { BrowserContext } from "@playwright/test";
import { createAccountWidget } from "./support/account-widget.ts";
import { onDomain } from "./support/agent-domain.ts";
import { watchCalls } from "./support/calls.ts";
import {
  closeWelcome,
  createAccount,
  fillRegisterForm,
  newcomer,
  openRegisterForm,
  registerDialog,
} from "./support/register-form.ts";
import { expect, test } from "./support/test.ts";

/** The introducer cookies with their remaining lifetime in minutes; -1 is a session cookie. */
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

test("[REG-15] [REG-24] [REG-25] [REG-26] a link is kept for an hour and introduces a later visit, a domain's agent for a day; a visitor with an agent's link registers with the agent @once", async ({
  page,
  context,
  lobby,
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
  const path = "/arks/web/check-agent-domain";
  const data = { is_valid: 1, currency: "VND", agent_id: null };
  await operator.answer({ path, code: "100", data });
  await page.reload();
  await expect(registerDialog(page)).toBeVisible();
  await expect.poll(() => cookiesOf(context)).toEqual({ ccy: { value: "VND", minutes: day } });
  await context.clearCookies();

  const hour = 60;
  await lobby.open("/?invite=FRIEND36&currency=USD");
  await expect
    .poll(() => cookiesOf(context))
    .toEqual({
      recommend_code: { value: "FRIEND36", minutes: hour },
      register_type: { value: "recommend_code", minutes: hour },
      currency: { value: "USD", minutes: hour },
    });
  // A later link replaces the introducer, on any page, and applies to later visits.
  await lobby.open("/discount?id=1017");
  await expect
    .poll(() => cookiesOf(context))
    .toEqual({
      member_agent: { value: "1017", minutes: hour },
      register_type: { value: "member_agent", minutes: hour },
      currency: { value: "USD", minutes: hour },
    });
  await lobby.open();
  await expect(registerDialog(page)).toHaveCount(0);
  const form = await openRegisterForm(page);
  await expect(form.getByText(/^You were invited by agent 1017\./)).toBeVisible();
  await fillRegisterForm(form, newcomer());
  const calls = watchCalls(page);
  await createAccount(form);
  await closeWelcome(page);
  await expect(createAccountWidget(page).wallet).toBeVisible();
  expect(calls.to("/register").at(-1)?.postDataJSON()).toMatchObject({
    introducer: "1017",
    member_agent: "1017",
    member_currency: "USD",
    error_track: [],
  });
});
