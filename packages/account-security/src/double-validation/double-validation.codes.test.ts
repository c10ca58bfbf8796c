import { expect, it } from "vitest";
import { answerRefusal, skipRefusal } from "./double-validation.codes.ts";

const refusal = (code: string) => ({ code, message: "Server words.", data: null, status: 200 });

it.each([
  ["101", "form", { text: "Server words." }],
  ["102", "form", { text: "Server words." }],
  ["202", "form", { text: "Server words." }],
  ["103", "code", { id: "verify_failed" }],
  ["104", "code", { id: "verify_failed" }],
  ["105", "code", { id: "verify_failed" }],
  ["205", "code", { id: "verify_failed" }],
  ["206", "code", { id: "verify_failed" }],
  ["106", "form", { id: "ip_error" }],
  ["998", "answer", { id: "double_validation_faild" }],
  ["999", "form", { text: "Server words." }],
  ["timeout", "form", { text: "Server words." }],
])("code %s for an answer is reported as being about the %s", (code, about, message) => {
  expect(answerRefusal(refusal(code))).toEqual({ about, message });
});

it.each([
  ["101", { id: "account_error" }],
  ["999", { text: "Server words." }],
])("code %s for a skip is shown above the form", (code, message) => {
  expect(skipRefusal(refusal(code))).toEqual({ about: "form", message });
});
