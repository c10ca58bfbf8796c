import { expect, test } from "vitest";
import english from "../locales-rest/en_US.json" with { type: "json" };
import { readQuestion } from "./double-validation.api.ts";
import { progressOf, questionWords, subjects } from "./question.ts";
import { checkAnswer, emptyValues } from "./use-double-validation.ts";

const question = (available_questions_count: unknown, column = "member_phone") =>
  readQuestion({ member_login_id: "ml_1", question: column, available_questions_count });

test.each([
  ["member_name", "What name is on your account?"],
  ["identity_id", "What ID number is on your account?"],
  ["member_phone", "Which phone number is on your account?"],
  ["member_email", "Which email address is on your account?"],
  ["withdraw_password", "What is your withdrawal password?"],
])("[AUTH-37] the column %s is asked for in words of its own", (column, text) => {
  const subject = question(3, column)?.subject;
  expect(subject && english[questionWords[subject].label]).toBe(text);
});

test.each([
  ["member_name", "name"],
  ["identity_id", "identityId"],
  ["member_phone", "phone"],
  ["member_email", "email"],
  ["withdraw_password", "withdrawPassword"],
])("[MEMBER-05] the key %s of a profile is %s here", (column, key) => {
  expect(question(3, column)?.subject).toBe(key);
});

test.each(subjects)("[AUTH-38] [AUTH-43] %s only has to be answered", (subject) => {
  const check = checkAnswer(subject);
  for (const empty of ["", "  "])
    expect(check({ ...emptyValues, [subject]: empty, code: "0000" })).toEqual({
      [subject]: { id: questionWords[subject].blank },
    });
  for (const answer of ["?", "no number", "0".repeat(100)])
    expect(check({ ...emptyValues, [subject]: answer, code: "0000" })).toEqual({});
});

test("[AUTH-43] each question refuses an empty answer with its own message", () => {
  const texts = subjects.map((subject) => english[questionWords[subject].blank]);
  expect(new Set(texts).size).toBe(subjects.length);
});

test("[AUTH-44] an empty captcha code is refused", () => {
  expect(checkAnswer("email")({ ...emptyValues, email: "a@b.c" })).toEqual({
    code: { id: "ph_account_verify_code" },
  });
});

test.each([
  ["3", 3, 1, { number: 1, total: 3, others: 2 }],
  ["2 after a skip", 2, 2, { number: 2, total: 3, others: 1 }],
  ["1, the last", 1, 3, { number: 3, total: 3, others: 0 }],
  ["0, which offers no other", 0, 3, { number: 3, total: 3, others: 0 }],
  ["nothing", undefined, 1, { number: 1, total: 3, others: 2 }],
  ["something else", "many", 1, { number: 1, total: 3, others: 2 }],
])(
  "[AUTH-40] a count of %s is shown as the position of the question",
  (_, count, asked, progress) => {
    const read = question(count);
    expect(read && progressOf(read, asked)).toEqual(progress);
  },
);

test.each([
  ["null", null],
  ["no id", { question: "member_phone", available_questions_count: 3 }],
  ["an empty id", { member_login_id: "", question: "member_phone" }],
  ["a column that nobody can word", { member_login_id: "ml_1", question: "member_shoe_size" }],
])("a question with %s cannot be asked", (_, data) => {
  expect(readQuestion(data)).toBeUndefined();
});
