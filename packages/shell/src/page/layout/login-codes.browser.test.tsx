import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { openLoginForm, sendLoginForm } from "../../testing/log-in.ts";
import { openSite } from "../../testing/open-site.tsx";

const network = "Login isn’t available from your IP address or location.";
const words = "The platform's own words.";

/** The rows of the login table (AUTH-19 to AUTH-29), each with the text that the player reads. */
test.each([
  ["[AUTH-19]", "101", "Incorrect username or password. Check both and try again."],
  ["[AUTH-20]", "102", "This account is disabled. Contact customer service."],
  ["[AUTH-21]", "103", "This account is frozen. Contact customer service."],
  ["[AUTH-23]", "201", `${network} (201)`],
  ["[AUTH-24]", "202", `${network} (202)`],
  ["[AUTH-25]", "203", `${network} (203)`],
  ["[AUTH-26]", "106", network],
  ["[AUTH-29]", "999", words],
  // Without a question that could be asked.
  [
    "[AUTH-27]",
    "107",
    "We don’t recognise this device. Contact customer service to verify it, then log in.",
  ],
])(
  "%s [AUTH-18] login code %s is shown above the form, which gets another picture",
  async (_, code, text) => {
    const site = await openSite("/faq", { answers: { "/login": { code, message: words } } });
    const form = await openLoginForm();
    await sendLoginForm(form);
    await expect.element(form.getByRole("alert")).toHaveTextContent(text);
    await expect.element(form.getByLabelText("Verification code")).toHaveValue("");
    await expect.element(form.getByLabelText("Username")).toHaveValue("player01");
    await expect.poll(() => site.calls("/captcha")).toHaveLength(2);
    expect(localStorage.getItem("token")).toBeNull();
    expect(document.documentElement.dataset).not.toHaveProperty("member");

    site.answer({ "/login": () => undefined });
    await sendLoginForm(form);
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
    expect(localStorage.getItem("token")).not.toBeNull();
  },
);

test("[AUTH-22] login code 105 is shown beside the picture", async () => {
  await openSite("/faq", { answers: { "/login": { code: "105", message: words } } });
  const form = await openLoginForm();
  await sendLoginForm(form);
  await expect
    .element(form.getByLabelText("Verification code"))
    .toHaveAccessibleDescription("Incorrect code. Try the new one.");
  await expect.element(form.getByRole("alert")).not.toBeInTheDocument();
});

test("after a wrong verification code another refusal shows no message at the emptied field", async () => {
  const site = await openSite("/faq", { answers: { "/login": { code: "105", message: words } } });
  const form = await openLoginForm();
  await sendLoginForm(form);
  const captcha = form.getByLabelText("Verification code");
  await expect.element(captcha).toHaveAccessibleDescription(/Incorrect code/);

  site.answer({ "/login": { code: "102", message: words } });
  await sendLoginForm(form);
  await expect.element(form.getByRole("alert")).toMatchTextContent(/This account is disabled/);
  await expect.element(captcha).toHaveValue("");
  await expect.element(captcha).not.toHaveAttribute("aria-invalid", "true");
});
