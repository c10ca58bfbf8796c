import { expect, test, vi } from "vitest";
import type { Locator } from "vitest/browser";
import { openSite, type OpenedSite } from "../../testing/open-site.tsx";
import {
  createAccount,
  fieldOf,
  fillRegisterForm,
  newMember,
  openRegisterForm,
  registerDialog,
  registrationWith,
  welcome,
} from "../../testing/register.ts";

const fields = { member_agent: "optional", recommend_code: "optional" } as const;

const domain = (currency: string | null, agent_id: number | null) => ({
  data: { is_valid: 1, currency, agent_id },
});

/** Agent 1017 uses dollars; the address belongs to no agent. */
const answers = {
  ...registrationWith({ USD: fields, VND: fields }),
  "/member_info": { data: { currency: "USD" } },
} as const;

/** Submits the form, waits for the account, and returns the request body. */
async function register(site: OpenedSite, form: Locator): Promise<unknown> {
  await createAccount(form);
  await expect.element(welcome()).toBeVisible();
  return site.calls("/register").at(-1)?.body;
}

const inDollars =
  "You were invited by agent 1017. Currency is set to US dollars for this invitation.";

test.each(["desktop", "mobile"] as const)(
  "[ROUTE-34] [REG-15] [REG-16] [REG-19] an agent’s link opens the form with agent and currency (%s)",
  async (host) => {
    const site = await openSite("/?id=1017&currency=VND", { host, answers });
    const form = registerDialog();
    await expect.element(form.getByText(inDollars)).toBeVisible();
    await expect.element(fieldOf(form, "Agent ID")).toHaveValue("1017");
    await expect.element(fieldOf(form, "Agent ID")).toHaveAttribute("readonly");
    await expect.element(fieldOf(form, "Currency")).toHaveValue("USD");
    await fillRegisterForm(form);
    expect(await register(site, form)).toMatchObject({
      introducer: "1017",
      member_agent: "1017",
      member_currency: "USD",
      error_track: [],
    });
  },
);

test("[ROUTE-34] [REG-15] [REG-16] [REG-17] an invitation is verified before anything else, and introduces a later visit", async () => {
  const checked = Promise.withResolvers<undefined>();
  const check = "/register/valid_message";
  const site = await openSite("/?invite=FRIEND36&currency=VND", {
    answers: { ...answers, [check]: () => checked.promise },
  });
  const others = () => site.calls().filter(({ path }) => /register-settings|captcha$/.test(path));
  await expect.poll(() => site.calls(check)).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1_000);
  await new Promise(requestAnimationFrame);
  expect(others()).toEqual([]);
  checked.resolve(undefined);
  const form = registerDialog();
  const friend = fieldOf(form, "Referral code");
  await expect.element(form.getByText(/^You were invited by FRIEND36\.$/)).toBeVisible();
  await expect.element(friend).toHaveValue("FRIEND36");
  await expect.element(fieldOf(form, "Currency")).toHaveValue("VND");
  history.replaceState(null, "", "/discount");
  await site.reload();
  await expect.element(form).not.toBeInTheDocument();
  await openRegisterForm();
  await expect.element(friend).toHaveValue("FRIEND36");
  expect(site.calls(check)).toHaveLength(2);
});

test("[REG-16] [REG-22] [REG-23] on an agent’s domain agent and currency are fixed, whatever the link says", async () => {
  const site = await openSite("/?invite=FRIEND36", {
    answers: { ...answers, "/arks/web/check-agent-domain": domain("USD", 1017) },
  });
  const form = registerDialog();
  await expect.element(form.getByText(inDollars)).toBeVisible();
  await expect.element(fieldOf(form, "Agent ID")).toHaveAttribute("readonly");
  await expect.element(fieldOf(form, "Currency")).toHaveValue("US Dollar (USD)");
  await expect.element(fieldOf(form, "Currency")).toHaveAttribute("readonly");
  await fillRegisterForm(form);
  const sent = await register(site, form);
  expect(sent).toMatchObject({ introducer: "1017", member_agent: "1017", member_currency: "USD" });
  expect(sent).not.toHaveProperty("recommend_code");
});

test("[REG-22] a market’s domain fixes only the currency", async () => {
  await openSite("/sponsor", {
    answers: { ...answers, "/arks/web/check-agent-domain": domain("VND", null) },
  });
  const form = await openRegisterForm();
  await expect.element(fieldOf(form, "Currency")).toHaveValue("Vietnamese Dong (VND)");
  await expect.element(fieldOf(form, "Currency")).toHaveAttribute("readonly");
  await expect.element(fieldOf(form, "Referral code")).not.toHaveAttribute("readonly");
});

test("[REG-23] a domain may fix only the agent, and the visitor may choose another currency", async () => {
  await openSite("/sponsor", {
    answers: { ...answers, "/arks/web/check-agent-domain": domain(null, 1017) },
  });
  const form = await openRegisterForm();
  await expect.element(fieldOf(form, "Agent ID")).toHaveValue("1017");
  await expect.element(fieldOf(form, "Agent ID")).toHaveAttribute("readonly");
  await expect.element(fieldOf(form, "Currency")).toHaveValue("USD");
  await expect.element(fieldOf(form, "Currency")).not.toHaveAttribute("readonly");
});

test("a disabled agent of a domain is released, and the visitor registers without one", async () => {
  const site = await openSite("/sponsor", {
    answers: {
      ...answers,
      "/arks/web/check-agent-domain": domain("USD", 1045),
      "/register": "code_108",
    },
  });
  const form = await openRegisterForm();
  await expect.element(fieldOf(form, "Agent ID")).toHaveValue("1045");
  await fillRegisterForm(form);
  await createAccount(form);
  await expect.element(form.getByRole("alert")).toHaveTextContent("This agent isn’t active.");
  await expect.element(form.getByText(/You were invited/)).not.toBeInTheDocument();
  await expect.element(fieldOf(form, "Agent ID")).toHaveValue("");
  await expect.poll(() => site.calls("/captcha")).toHaveLength(2);
  site.answer({ "/register": newMember });
  await fieldOf(form, "Verification code").fill("0000");
  expect(await register(site, form)).toMatchObject({
    introducer: "",
    error_track: ["member_agent 1045: released"],
  });
});

test("[REG-20] a closed currency is reported, and the form starts with an open one", async () => {
  await openSite("/?currency=XXX", { answers });
  const form = await openRegisterForm();
  await expect
    .element(form.getByText("Sorry, this currency is not yet open. Choose another one."))
    .toBeVisible();
  await expect.element(fieldOf(form, "Currency")).toHaveValue("USD");
});

test("[REG-33] another currency verifies the introducer again, and shows the result", async () => {
  const asked = "/register/verification";
  const site = await openSite("/?id=1017", {
    answers: {
      ...answers,
      [asked]: ({ body }) =>
        Object(body).member_currency === "VND" ? { code: "228", message: "" } : undefined,
    },
  });
  const form = registerDialog();
  const agent = fieldOf(form, "Agent ID");
  await expect.element(agent).toHaveValue("1017");
  await expect.element(fieldOf(form, "Currency")).toHaveValue("USD");
  await fieldOf(form, "Currency").selectOptions("VND");
  await expect
    .poll(() => site.calls(asked).map(({ body }) => body))
    .toContainEqual({ site_id: 1, member_currency: "VND", verification: 1, member_agent: "1017" });
  await expect.element(form.getByText(/US dollars for this invitation/)).not.toBeInTheDocument();
  await expect.element(agent).toHaveAccessibleDescription(/can’t be used with your details/);
  await expect.element(agent).not.toHaveAttribute("readonly");
  await fieldOf(form, "Currency").selectOptions("USD");
  await expect.element(agent).toHaveAccessibleDescription("");
  await expect.element(agent).toHaveValue("1017");
});
