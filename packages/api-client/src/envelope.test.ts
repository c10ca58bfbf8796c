import { expect, test } from "vitest";
import { isSuccess, readEnvelope } from "./envelope.ts";

test("[API-07] an answer may come as code, message and data", () => {
  expect(readEnvelope({ code: "101", message: "No", data: { a: 1 } })).toEqual({
    code: "101",
    message: "No",
    data: { a: 1 },
  });
});

test("[API-08] an answer may come as a header with status and desc, and a body", () => {
  expect(readEnvelope({ header: { status: "101", desc: "No" }, body: { a: 1 } })).toEqual({
    code: "101",
    message: "No",
    data: { a: 1 },
  });
});

test.each([
  ["100", true],
  ["1000", true],
  ["101", false],
  ["0", false],
  ["200", false],
  ["0100", false],
  ["", false],
])("[API-09] code %s counts as success: %s", (code, success) => {
  expect(isSuccess(code)).toBe(success);
});

test("[API-10] the header form is judged by the same rule", () => {
  const envelope = readEnvelope({ header: { status: 1000, desc: "Done" }, body: null });
  expect(isSuccess(envelope?.code ?? "")).toBe(true);
});

test("a code may be a number and keeps its zeros as text", () => {
  expect(readEnvelope({ code: 99 })?.code).toBe("99");
  expect(readEnvelope({ code: "099" })?.code).toBe("099");
});

test.each([undefined, null, "text", 5, [], {}, { data: 1 }, { header: {} }])(
  "%s is no answer at all",
  (answer) => {
    expect(readEnvelope(answer)).toBeUndefined();
  },
);
