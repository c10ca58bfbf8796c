import type { Locator, Page } from "@playwright/test";
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

/** Registers, and says by whom: what the platform was sent, and accepted. */
async function register(page: Page, form: Locator): Promise<unknown> {
  const guest = newcomer();
  await fillRegisterForm(form, guest);
  const calls = watchCalls(page);
  await createAccount(form);
  await expect(createAccountWidget(page).wallet).toBeVisible();
  const sent: unknown = calls.to("/register").at(-1)?.postDataJSON();
  return sent;
}

const inDollars = (by: string) =>
  `You were invited by ${by}. Currency is set to US dollars for this invitation.`;

test("[ROUTE-34] [REG-15] [REG-16] [REG-19] whoever comes by an agent’s link is shown the form with the agent and the agent’s currency", async ({
  page,
  lobby,
}) => {
  await lobby.open("/?id=1017&currency=VND");
  const form = registerDialog(page);
  await expect(form.getByText(inDollars("1017"))).toBeVisible();
  await expect(fieldOf(form, "Agent ID")).toHaveValue("1017");
  await expect(fieldOf(form, "Agent ID")).toHaveAttribute("readonly");
  await expect(fieldOf(form, "Currency")).toHaveValue("USD");
  expect(await register(page, form)).toMatchObject({
    introducer: "1017",
    member_agent: "1017",
    member_currency: "USD",
    error_track: [],
  });
});

test("[ROUTE-34] [REG-15] [REG-16] [REG-17] whoever comes by an invitation is shown the form with its code, once it is checked", async ({
  page,
  lobby,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/\/(?:register|check-agent-domain|captcha)/.test(pathname) && request.method() === "POST")
      asked.push(pathname);
  });
  await lobby.open("/register?invite=FRIEND36");
  const form = registerDialog(page);
  await expect(form.getByText("You were invited by FRIEND36.", { exact: true })).toBeVisible();
  expect(asked[0]).toBe("/api/register/valid_message");
  expect(asked).toContain("/api/arks/web/register-settings");
  await expect(fieldOf(form, "Referral code")).toHaveValue("FRIEND36");
  expect(await register(page, form)).toMatchObject({
    introducer: "FRIEND36",
    recommend_code: "FRIEND36",
  });
});

test("[REG-16] [REG-22] [REG-23] on an agent’s domain agent and currency are fixed", async ({
  page,
  lobby,
  stack,
}) => {
  await page.goto(onDomain(stack.lobby, "vip", "/?invite=FRIEND36"));
  await lobby.ready();
  const form = registerDialog(page);
  await expect(form.getByText(inDollars("1017"))).toBeVisible();
  await expect(fieldOf(form, "Agent ID")).toHaveAttribute("readonly");
  await expect(fieldOf(form, "Currency")).toHaveValue("US Dollar (USD)");
  await expect(fieldOf(form, "Currency")).toHaveAttribute("readonly");
  const sent = await register(page, form);
  expect(sent).toMatchObject({ introducer: "1017", member_agent: "1017", member_currency: "USD" });
  expect(sent).not.toHaveProperty("recommend_code");
});

test("an agent who was disabled is refused; released, the visitor registers without one", async ({
  page,
  lobby,
  stack,
}) => {
  await page.goto(onDomain(stack.lobby, "former"));
  await lobby.ready();
  const form = await openRegisterForm(page);
  await expect(fieldOf(form, "Agent ID")).toHaveValue("1045");
  const guest = newcomer();
  await fillRegisterForm(form, guest);
  await createAccount(form);
  await expect(form.getByRole("alert")).toHaveText("This agent isn’t active.");
  await expect(form.getByText("You were invited")).toHaveCount(0);
  await expect(fieldOf(form, "Agent ID")).toHaveValue("");
  // Each attempt has a picture of its own: nobody can answer before it is there.
  await expect(form.getByRole("img", { name: "Picture of the verification code" })).toBeVisible();
  expect(await register(page, form)).toMatchObject({
    introducer: "",
    error_track: ["member_agent 1045: released"],
  });
});
