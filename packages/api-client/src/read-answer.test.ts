import fc from "fast-check";
import { expect, test } from "vitest";
import { isSuccess, readAnswer, readEnvelope } from "./read-answer.ts";
import { text } from "./wire.ts";

const read = (said: string) =>
  readAnswer(text, JSON.stringify({ code: "100", message: "", data: said }))?.value?.is;

test.each([
  ["a character that was cut in two", "Cup \ud83d", "Cup "],
  ["a half before the rest", "\udfc6 Cup", " Cup"],
  ["a NUL at the end", "Slots\0", "Slots"],
  ["nothing but a NUL", "\0", ""],
  ["halves that a NUL holds apart", "\ud83c\0\udfc6", ""],
  ["a whole character, and a backslash as such", "🏆 \\u0000 \\ud83d", "🏆 \\u0000 \\ud83d"],
])("in a text, %s is cleaned up so that any document can carry it", (_what, said, expected) => {
  expect(read(said)).toBe(expected);
});

test("whatever a platform sends stays the same once it went through a document", () => {
  const anyText = fc
    .array(fc.oneof(fc.integer({ min: 0, max: 0xff_ff }), fc.constantFrom(0, 0xd8_3c, 0xdf_c6)))
    .map((units) => String.fromCharCode(...units));
  fc.assert(
    fc.property(anyText, (said) => {
      const is = read(said) ?? "";
      const carried = new TextDecoder("utf-8", { ignoreBOM: true }).decode(
        new TextEncoder().encode(is),
      );
      expect(carried).toBe(is);
      expect(is).not.toContain("\0");
      if (said.isWellFormed() && !said.includes("\0")) expect(is).toBe(said);
    }),
  );
});

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

test("a code may be a number, and a text code keeps its zeros", () => {
  expect(readEnvelope({ code: 99 })?.code).toBe("99");
  expect(readEnvelope({ code: "099" })?.code).toBe("099");
});

test.each([undefined, null, "text", 5, [], {}, { data: 1 }, { header: {} }])(
  "%s is not an answer",
  (answer) => {
    expect(readEnvelope(answer)).toBeUndefined();
  },
);
