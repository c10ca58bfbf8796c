import type { Locator } from "@playwright/test";
import { watchCalls } from "./support/calls.ts";
import {
  codeField,
  comeToQuestion,
  orderQuestion,
  questions,
  sendAnswer,
  skipButton,
  type Column,
} from "./support/double-validation.ts";
import { lightPage } from "./support/lobby.ts";
import { pictureOf } from "./support/login-form.ts";
import { expect, test } from "./support/test.ts";

const words = "The platform's own words.";
const path = "/login/double_validation";

type Place = "form" | "code" | "answer";

const told: Readonly<Record<Place, (dialog: Locator, text: string) => Promise<void>>> = {
  form: (dialog, text) => expect(dialog.getByRole("alert")).toHaveText(text),
  code: (dialog, text) => expect(codeField(dialog)).toHaveAccessibleDescription(text),
  answer: (dialog, text) => expect(dialog.getByLabel(/\?$/)).toHaveAccessibleDescription(text),
};

const wrongCode = "Incorrect code. Try the new one.";

/** The rows of the table (AUTH-45 to AUTH-54); each where and in which words the player reads it. */
const table: readonly (readonly [id: string, code: string, place: Place, text: string])[] = [
  ["[AUTH-45]", "101", "form", words],
  ["[AUTH-46]", "102", "form", words],
  ["[AUTH-47]", "202", "form", words],
  ["[AUTH-48]", "106", "form", "Login isn’t available from your IP address or location."],
  ["[AUTH-49]", "103", "code", wrongCode],
  ["[AUTH-50]", "104", "code", wrongCode],
  ["[AUTH-51]", "105", "code", wrongCode],
  ["[AUTH-52]", "205", "code", wrongCode],
  ["[AUTH-53]", "206", "code", wrongCode],
  ["[AUTH-54]", "998", "answer", "Incorrect answer. Check it and try again."],
  ["[AUTH-56]", "999", "form", words],
];

for (const rows of [table.slice(0, 4), table.slice(4, 8), table.slice(8)]) {
  const ids = rows.map(([id]) => id).join(" ");
  const codes = rows.map(([, code]) => code).join(", ");
  test(`${ids} codes ${codes} of a double validation are told, and both fields are emptied`, async ({
    page,
    lobby,
    operator,
    member,
  }) => {
    const calls = watchCalls(page);
    await lobby.open(lightPage);
    await orderQuestion(operator, "member_phone", 3);
    const dialog = await comeToQuestion(page, member);
    for (const [, code, place, text] of rows) {
      await operator.answer({ path, code, message: words });
      const pictures = calls.count("/captcha");
      await sendAnswer(dialog, "15550142233");
      await told[place](dialog, text);
      await expect(dialog.getByLabel(questions.member_phone), code).toHaveValue("");
      await expect(codeField(dialog), code).toHaveValue("");
      await expect(pictureOf(dialog)).toBeVisible();
      expect(calls.count("/captcha"), code).toBe(pictures + 1);
    }
    expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
  });
}

test("[AUTH-39] [AUTH-40] [AUTH-55] a question is skipped for the next one, until none is left", async ({
  page,
  lobby,
  operator,
  member,
}) => {
  await lobby.open(lightPage);
  await orderQuestion(operator, "member_phone");
  const dialog = await comeToQuestion(page, member);
  const progress = dialog.getByRole("status");
  await expect(progress).toHaveText("Question 1 of 3");
  await expect(skipButton(dialog)).toHaveText("Skip to another question (2 left)");

  const skip = `${path}/skip`;
  await operator.answer({ path: skip, code: "101", message: words });
  await skipButton(dialog).click();
  await expect(dialog.getByRole("alert")).toHaveText(
    "This login has expired. Close this and log in again.",
  );

  const order = async (question: Column, available_questions_count: number) => {
    const data = { member_login_id: "ml_ordered", question, available_questions_count };
    await operator.answer({ path: skip, code: "100", data });
    await skipButton(dialog).click();
    await expect(dialog.getByLabel(questions[question])).toBeFocused();
  };
  await order("member_email", 2);
  await expect(progress).toHaveText("Question 2 of 3");
  await expect(skipButton(dialog)).toHaveText("Skip to another question (1 left)");
  await order("member_name", 1);
  await expect(progress).toHaveText("Question 3 of 3");
  await expect(skipButton(dialog)).toHaveText("Skip to another question (0 left)");
  await expect(skipButton(dialog)).toHaveAttribute("aria-disabled", "true");
});

test("[AUTH-43] [AUTH-44] an empty answer is refused by its question, an empty code as well, without a call", async ({
  page,
  lobby,
  operator,
  member,
}) => {
  const calls = watchCalls(page);
  await lobby.open(lightPage);
  const blanks: readonly (readonly [Column, string])[] = [
    ["member_name", "Enter the name on your account."],
    ["identity_id", "Enter the ID number on your account."],
    ["member_phone", "Enter the phone number on your account."],
    ["member_email", "Enter the email address on your account."],
    ["withdraw_password", "Enter your withdrawal password."],
  ];
  for (const [column, text] of blanks) {
    await orderQuestion(operator, column, 3);
    const dialog = await comeToQuestion(page, member);
    await sendAnswer(dialog, " ");
    await expect(dialog.getByLabel(questions[column])).toHaveAccessibleDescription(text);
    await sendAnswer(dialog, "?", "");
    await expect(codeField(dialog)).toHaveAccessibleDescription("Enter the verification code.");
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(dialog).toBeHidden();
  }
  expect(calls.count(path)).toBe(0);
});
