import type { BrowserContext } from "@playwright/test";
import { onDomain } from "./support/agent-domain.ts";
import { watchCalls } from "./support/calls.ts";
import {
  chooseCurrency,
  createAccount,
  fieldOf,
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

test("[REG-139] [REG-17] an invitation that is not valid is told, forgotten, and keeps nobody from registering", async ({
  page,
  context,
  lobby,
}) => {
  await lobby.open("/?invite=NOSUCH12");
  const form = registerDialog(page);
  await expect(form.getByRole("alert")).toHaveText(
    "This invite link isn’t valid. You can still register without it.",
  );
  await expect(fieldOf(form, "Referral code")).toHaveValue("");
  await expect(fieldOf(form, "Referral code")).toBeEditable();
  expect(await cookiesOf(context)).toEqual({});
});

test("[REG-20] a currency that is not open is told, and the form begins with one that is", async ({
  page,
  lobby,
}) => {
  await lobby.open("/?currency=XXX");
  const form = await openRegisterForm(page);
  await expect(form.getByText("Sorry, this currency is not yet open.")).toBeVisible();
  await expect(fieldOf(form, "Currency")).toHaveValue("USD");
});

test("[REG-22] [REG-23] a market’s domain fixes the currency, an agent’s may fix the agent alone", async ({
  page,
  lobby,
  stack,
}) => {
  await page.goto(onDomain(stack.lobby, "vietnam"));
  await lobby.ready();
  const market = await openRegisterForm(page);
  await expect(fieldOf(market, "Currency")).toHaveValue("Vietnamese Dong (VND)");
  await expect(fieldOf(market, "Currency")).toHaveAttribute("readonly");
  await expect(fieldOf(market, "Referral code")).toBeEditable();
  await page.goto(onDomain(stack.lobby, "partner"));
  await lobby.ready();
  const partner = await openRegisterForm(page);
  await expect(fieldOf(partner, "Agent ID")).toHaveValue("1017");
  await expect(fieldOf(partner, "Agent ID")).toHaveAttribute("readonly");
  // The agent has dollars; the visitor may have others.
  await expect(fieldOf(partner, "Currency")).toHaveValue("USD");
});

test("[REG-33] another currency asks about the introducer again, and what it says is told", async ({
  page,
  lobby,
}) => {
  const asked: unknown[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/register/verification")) asked.push(request.postDataJSON());
  });
  await lobby.open("/?id=1017");
  const form = registerDialog(page);
  await expect(fieldOf(form, "Agent ID")).toHaveValue("1017");
  await expect(fieldOf(form, "Currency")).toHaveValue("USD");
  await chooseCurrency(form, "VND");
  await expect
    .poll(() => asked)
    .toContainEqual({ site_id: 1, member_currency: "VND", verification: 1, member_agent: "1017" });
  await expect(form.getByText("US dollars for this invitation")).toHaveCount(0);
  const agent = fieldOf(form, "Agent ID");
  await expect(agent).toHaveAccessibleDescription(/isn’t valid\.$/);
  await expect(agent).toBeEditable();
  await chooseCurrency(form, "USD");
  await expect(agent).toHaveAccessibleDescription("");
  await expect(agent).toHaveValue("1017");
});

test("[REG-43] each code that is about the introducer releases it: the form may name another, and no cookie is left", async ({
  page,
  context,
  lobby,
  operator,
}) => {
  for (const code of ["106", "107", "108", "109", "110", "111", "112", "219", "228"]) {
    // Points of the site's own ask for an account and a password alone.
    await lobby.open("/?invite=FRIEND36&currency=GP&modal=register");
    const form = registerDialog(page);
    await expect(fieldOf(form, "Referral code"), code).toHaveValue("FRIEND36");
    await expect.poll(() => cookiesOf(context), code).toHaveProperty("recommend_code");
    await operator.answer({ path: "/register", code, message: "The platform’s own words." });
    await fieldOf(form, "Username").fill("lotus88");
    await fieldOf(form, "Password").fill("harvest7");
    await form.getByRole("checkbox").check();
    await createAccount(form);
    await expect(form.getByText("You were invited"), code).toHaveCount(0);
    // Invitations are closed: nobody can be named (REG-44).
    if (code === "107") await expect(fieldOf(form, "Referral code")).toHaveCount(0);
    else {
      await expect(fieldOf(form, "Referral code"), code).toHaveValue("");
      await expect(fieldOf(form, "Referral code"), code).toBeEditable();
    }
    expect(Object.keys(await cookiesOf(context)), code).toEqual(["currency"]);
  }
});
