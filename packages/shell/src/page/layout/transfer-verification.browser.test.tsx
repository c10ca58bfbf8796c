import { expect, test } from "vitest";
import { page, userEvent, type Locator } from "vitest/browser";
import { openLoginForm, sendLoginForm } from "../../testing/log-in.ts";
import { openSite } from "../../testing/open-site.tsx";

const verify = "/arks/web/vx/verify";
const reset = "/arks/web/vx/reset";
const picture = "/clientCaptcha";
const words = "The platform's own words.";
const verifyAgain = "We couldn’t verify your account. Check your details and try again.";

const login = () => page.getByRole("dialog", { name: "Log in" });
const codeField = (form: Locator) => form.getByLabelText("Verification code");

/** Presses "Forgot password?" in the login, and returns the dialog that replaces it. */
async function openReset(account = "lotus88"): Promise<Locator> {
  await (await openLoginForm()).getByLabelText("Username").fill(account);
  await login().getByRole("button", { name: "Forgot password?" }).click();
  const form = page.getByRole("dialog", { name: "Reset your password" });
  await expectPicture(form);
  return form;
}

const expectPicture = (form: Locator) =>
  expect.element(form.getByRole("img", { name: "Picture of the verification code" })).toBeVisible();

interface Details {
  readonly withdrawPassword?: string;
  readonly email?: string;
  /** That of the contract's captcha by default. */
  readonly code?: string;
}

async function sendDetails(form: Locator, typed: Details = {}): Promise<void> {
  const { withdrawPassword = "4826", email = "anna@example.com", code = "K7Q4" } = typed;
  await expectPicture(form);
  await form.getByLabelText("Withdrawal password").fill(withdrawPassword);
  await form.getByRole("textbox", { name: "Email address" }).fill(email);
  await codeField(form).fill(code);
  await verifyButton(form).click();
}

const verifyButton = (form: Locator) => form.getByRole("button", { name: "Verify", exact: true });

async function sendNewPassword(form: Locator, password: string, repeated = password) {
  await form.getByLabelText("New password", { exact: true }).fill(password);
  await form.getByLabelText("Confirm new password").fill(repeated);
  await form.getByRole("button", { name: "Set new password" }).click();
}

test.each(["desktop", "mobile"] as const)(
  "[AUTH-28] [AUTH-57] [AUTH-64] [UI-12] a transferred member is verified on %s, sets a password and returns to the login",
  async (host) => {
    const site = await openSite("/faq", {
      host,
      answers: {
        "/login": { code: "802", message: words },
        [verify]: { data: { token: "vx_7" } },
        [reset]: { data: null },
      },
    });
    await sendLoginForm(await openLoginForm(), { account: "player32" });
    const form = page.getByRole("dialog", { name: "Verify your account" });
    await expect.element(login()).not.toBeInTheDocument();
    await expect.element(form.getByLabelText("Username")).toHaveValue("player32");
    await sendDetails(form);
    await expect.element(form.getByLabelText("New password", { exact: true })).toHaveFocus();
    await sendNewPassword(form, "newday24");
    await expect.element(form).not.toBeInTheDocument();
    expect(site.calls(reset).map(({ body }) => body)).toEqual([
      { account: "player32", password: "newday24", token: "vx_7" },
    ]);
    await expect
      .element(page.getByText("Your password has been changed. Log in with the new one."))
      .toBeVisible();
    await expect.element(login().getByLabelText("Username")).toHaveValue("player32");
    await expect.element(login().getByLabelText("Password", { exact: true })).toHaveValue("");
    await expectPicture(login());
  },
);

test("[AUTH-80] [UI-12] a forgotten password has its own dialog, which leads back to the login", async () => {
  await openSite("/faq");
  const form = await openReset();
  await expect.element(login()).not.toBeInTheDocument();
  await expect.element(form.getByLabelText("Username")).toHaveValue("lotus88");
  await userEvent.keyboard("{Escape}");
  await expect.element(login().getByLabelText("Username")).toHaveValue("lotus88");
  await expectPicture(login());
});

test("[AUTH-58] [AUTH-59] [AUTH-60] [AUTH-61] details that are missing are named, and nothing is sent", async () => {
  const site = await openSite("/faq");
  const form = await openReset();
  const told = (name: string, text: string) =>
    expect.element(form.getByRole("textbox", { name })).toHaveAccessibleDescription(text);
  await sendDetails(form, { withdrawPassword: "" });
  await expect
    .element(form.getByLabelText("Withdrawal password"))
    .toHaveAccessibleDescription("Enter your withdrawal password.");
  await sendDetails(form, { email: "" });
  await told("Email address", "Enter the email address on your account.");
  await form.getByRole("radio", { name: "Phone number" }).click();
  await verifyButton(form).click();
  await told("Phone number", "Enter the phone number on your account.");
  await form.getByRole("textbox", { name: "Phone number" }).fill("0912345678");
  await codeField(form).fill("");
  await verifyButton(form).click();
  await expect.element(codeField(form)).toHaveAccessibleDescription("Enter the verification code.");
  expect(site.calls(verify)).toHaveLength(0);
});

test("[AUTH-62] a wrong code is detected on the device, which fetches another picture", async () => {
  const site = await openSite("/faq");
  const form = await openReset();
  await sendDetails(form, { code: "1234" });
  await expect
    .element(codeField(form))
    .toHaveAccessibleDescription("Incorrect code. Try the new one.");
  await expect.element(codeField(form)).toHaveValue("");
  await expect.poll(() => site.calls(picture)).toHaveLength(2);
  await expectPicture(form);
  expect(site.calls(verify)).toHaveLength(0);
});

const groups = (rows: readonly (readonly [id: string, code: string])[]) =>
  [rows.slice(0, 3), rows.slice(3)].map(
    (group) =>
      [
        group.map(([id, code]) => `${id} code ${code}`).join(", "),
        group.map(([, code]) => code),
      ] as const,
  );

test.each(
  groups([
    ["[AUTH-65]", "101"],
    ["[AUTH-66]", "102"],
    ["[AUTH-67]", "201"],
    ["[AUTH-68]", "202"],
    ["[AUTH-69]", "203"],
    ["[AUTH-70]", "204"],
  ]),
)("%s of a verification asks for another try", async (_, codes) => {
  const site = await openSite("/faq");
  const form = await openReset();
  for (const code of codes) {
    site.answer({ [verify]: { code, message: words } });
    await sendDetails(form);
    await expect.element(form.getByRole("alert")).toHaveTextContent(verifyAgain);
    await expect.element(codeField(form)).toHaveValue("");
    site.answer({ [verify]: { code: "999", message: words } });
    await sendDetails(form);
    await expect.element(form.getByRole("alert")).toHaveTextContent(words);
  }
});

test("[AUTH-71] [AUTH-73] a new password that is missing or not repeated is not sent", async () => {
  const site = await openSite("/faq", { answers: { [verify]: { data: { token: "vx_7" } } } });
  const form = await openReset();
  await sendDetails(form);
  await sendNewPassword(form, "");
  await expect
    .element(form.getByLabelText("New password", { exact: true }))
    .toHaveAccessibleDescription(/Enter a new password\./);
  await sendNewPassword(form, "newday24", "newday42");
  await expect
    .element(form.getByLabelText("Confirm new password"))
    .toHaveAccessibleDescription("The passwords don’t match.");
  expect(site.calls(reset)).toHaveLength(0);
});

test.each(
  groups([
    ["[AUTH-75]", "101"],
    ["[AUTH-76]", "102"],
    ["[AUTH-77]", "201"],
    ["[AUTH-78]", "202"],
    ["[AUTH-79]", "203"],
  ]),
)("%s of a new password leads back to the details", async (_, codes) => {
  const site = await openSite("/faq", { answers: { [verify]: { data: { token: "vx_7" } } } });
  const form = await openReset();
  for (const code of codes) {
    site.answer({ [reset]: { code, message: words } });
    await sendDetails(form);
    await sendNewPassword(form, "newday24");
    await expect.element(form.getByRole("alert")).toHaveTextContent(verifyAgain);
    await expect.element(form.getByLabelText("Withdrawal password")).toHaveValue("4826");
  }
});

test("a new password that the platform refuses temporarily can be sent again", async () => {
  const site = await openSite("/faq", {
    answers: { [verify]: { data: { token: "vx_7" } }, [reset]: { code: "999", message: words } },
  });
  const form = await openReset();
  await sendDetails(form);
  await sendNewPassword(form, "newday24");
  await expect.element(form.getByRole("alert")).toHaveTextContent(words);
  site.answer({ [reset]: { data: null } });
  await form.getByRole("button", { name: "Set new password" }).click();
  await expect.element(login().getByLabelText("Username")).toHaveValue("lotus88");
});
