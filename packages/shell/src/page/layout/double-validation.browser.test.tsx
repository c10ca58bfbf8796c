import { expect, test } from "vitest";
import { page, userEvent, type Locator } from "vitest/browser";
import { logInButton, openLoginForm, sendLoginForm } from "../../testing/log-in.ts";
import { openSite } from "../../testing/open-site.tsx";

const path = "/login/double_validation";
const words = "The platform's own words.";
const wrongCode = "Incorrect code. Try the new one.";

/** A question from the platform and the number of questions left; the number is not sent if it is omitted. */
const asked = (question: string, available_questions_count?: number) => ({
  member_login_id: "ml_1",
  question,
  available_questions_count,
});

const unfamiliar = (...question: Parameters<typeof asked>) => ({
  "/login": { code: "107", message: words, data: asked(...question) },
});

const codeField = (dialog: Locator) => dialog.getByLabelText("Verification code");
const answerField = (dialog: Locator) => dialog.getByLabelText(/\?$/);
const skipButton = (dialog: Locator) =>
  dialog.getByRole("button", { name: /^Skip to another question/ });

/** Logs in and waits for the question, with its captcha loaded. */
async function comeToQuestion(): Promise<Locator> {
  await sendLoginForm(await openLoginForm());
  const dialog = page.getByRole("dialog", { name: "Confirm it’s you" });
  await expect
    .element(dialog.getByRole("img", { name: "Picture of the verification code" }))
    .toBeVisible();
  return dialog;
}

async function sendAnswer(dialog: Locator, answer: string, code = "0000"): Promise<void> {
  await answerField(dialog).fill(answer);
  await codeField(dialog).fill(code);
  await dialog.getByRole("button", { name: "Confirm" }).click();
}

test.each(["desktop", "mobile"] as const)(
  "[AUTH-27] [UI-12] an unfamiliar device is asked on %s in place of the login, closed without a login, and let in by an answer",
  async (host) => {
    const site = await openSite("/faq", {
      host,
      currency: "VND",
      answers: unfamiliar("member_phone", 3),
    });
    const dialog = await comeToQuestion();
    await expect.element(dialog.getByText(/We don’t recognise this device\./)).toBeVisible();
    await expect.poll(() => page.getByRole("dialog").elements()).toHaveLength(1);
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(logInButton()).toHaveFocus();
    expect(localStorage.getItem("token")).toBeNull();

    await sendAnswer(await comeToQuestion(), "15550142233");
    await expect.element(dialog).not.toBeInTheDocument();
    expect(localStorage.getItem("token")).not.toBeNull();
    expect(site.calls(path)).toHaveLength(1);
  },
);

const codes = [
  [
    ["[AUTH-45]", "101"],
    ["[AUTH-46]", "102"],
    ["[AUTH-47]", "202"],
    ["[AUTH-56]", "999"],
  ].map(([id, code]) => [id, code, "form", words] as const),
  [
    ["[AUTH-49]", "103"],
    ["[AUTH-50]", "104"],
    ["[AUTH-51]", "105"],
  ].map(([id, code]) => [id, code, "code", wrongCode] as const),
  [
    ["[AUTH-52]", "205", "code", wrongCode],
    ["[AUTH-53]", "206", "code", wrongCode],
    ["[AUTH-48]", "106", "form", "Login isn’t available from your IP address or location."],
    ["[AUTH-54]", "998", "answer", "Incorrect answer. Check it and try again."],
  ] as const,
];

const told = {
  form: (dialog: Locator, text: string) =>
    expect.element(dialog.getByRole("alert")).toHaveTextContent(text),
  code: (dialog: Locator, text: string) =>
    expect.element(codeField(dialog)).toHaveAccessibleDescription(text),
  answer: (dialog: Locator, text: string) =>
    expect.element(answerField(dialog)).toHaveAccessibleDescription(text),
};

test.each(
  codes.map((rows) => [rows.map(([id, code]) => `${id} code ${code}`).join(", "), rows] as const),
)("%s of a double validation is shown, and both fields are emptied", async (_, rows) => {
  const site = await openSite("/faq", { answers: unfamiliar("member_phone", 3) });
  const dialog = await comeToQuestion();
  for (const [, code = "", place, text] of rows) {
    site.answer({ [path]: { code, message: words } });
    const pictures = site.calls("/captcha").length;
    await sendAnswer(dialog, "15550142233");
    await told[place](dialog, text);
    await expect.element(answerField(dialog)).toHaveValue("");
    await expect.element(codeField(dialog)).toHaveValue("");
    await expect.poll(() => site.calls("/captcha")).toHaveLength(pictures + 1);
  }
  expect(localStorage.getItem("token")).toBeNull();
});

test("[AUTH-39] [AUTH-40] [AUTH-55] questions can be skipped until none is left", async () => {
  const skip = `${path}/skip`;
  const site = await openSite("/faq", {
    answers: { ...unfamiliar("member_phone"), [skip]: { code: "101", message: words } },
  });
  const dialog = await comeToQuestion();
  const progress = dialog.getByRole("status");
  await expect.element(progress).toHaveTextContent("Question 1 of 3");
  await expect.element(skipButton(dialog)).toHaveTextContent("Skip to another question (2 left)");
  await skipButton(dialog).click();
  await expect
    .element(dialog.getByRole("alert"))
    .toHaveTextContent("This login has expired. Close this and log in again.");

  for (const [question, label, left] of [
    ["member_email", "Which email address is on your account?", 2],
    ["member_name", "What name is on your account?", 1],
  ] as const) {
    site.answer({ [skip]: { data: asked(question, left) } });
    await skipButton(dialog).click();
    await expect.element(dialog.getByLabelText(label)).toHaveFocus();
    await expect.element(progress).toHaveTextContent(`Question ${4 - left} of 3`);
    await expect
      .element(skipButton(dialog))
      .toHaveTextContent(`Skip to another question (${left - 1} left)`);
  }
  await expect.element(skipButton(dialog)).toHaveAttribute("aria-disabled", "true");
});

const blanks = [
  ["member_name", "What name is on your account?", "Enter the name on your account."],
  ["identity_id", "What ID number is on your account?", "Enter the ID number on your account."],
  [
    "member_phone",
    "Which phone number is on your account?",
    "Enter the phone number on your account.",
  ],
  [
    "member_email",
    "Which email address is on your account?",
    "Enter the email address on your account.",
  ],
  ["withdraw_password", "What is your withdrawal password?", "Enter your withdrawal password."],
] as const;

test("[AUTH-43] [AUTH-44] an empty answer is refused with its question's message, and an empty code too, without a call", async () => {
  const site = await openSite("/faq");
  for (const [column, label, text] of blanks) {
    site.answer(unfamiliar(column, 3));
    const dialog = await comeToQuestion();
    await sendAnswer(dialog, " ");
    await expect.element(dialog.getByLabelText(label)).toHaveAccessibleDescription(text);
    await sendAnswer(dialog, "?", "");
    await expect
      .element(codeField(dialog))
      .toHaveAccessibleDescription("Enter the verification code.");
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect.element(dialog).not.toBeInTheDocument();
  }
  expect(site.calls(path)).toHaveLength(0);
});
