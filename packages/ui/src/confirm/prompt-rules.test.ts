import { expect, test, vi } from "vitest";
import { promptError } from "./prompt-rules.ts";

const pattern = /^[a-z]+$/;
const short = (text: string) => text.length <= 4 || "Use at most 4 letters.";

test("[UI-07] without pattern and validator every text is accepted", () => {
  expect(promptError("", {})).toBeUndefined();
  expect(promptError("anything 123", {})).toBeUndefined();
});

test("[UI-07] a pattern alone decides", () => {
  expect(promptError("abc", { pattern })).toBeUndefined();
  expect(promptError("123", { pattern })).toBe("Illegal input");
});

test("[UI-07] a validator alone decides", () => {
  const even = (text: string) => text.length % 2 === 0;
  expect(promptError("12", { validator: even })).toBeUndefined();
  expect(promptError("123", { validator: even })).toBe("Illegal input");
});

test("[UI-07] with both, the pattern comes first and the validator speaks after it", () => {
  const validator = vi.fn(short);
  expect(promptError("12345", { pattern, validator })).toBe("Illegal input");
  expect(validator).not.toHaveBeenCalled();
  expect(promptError("abcde", { pattern, validator })).toBe("Use at most 4 letters.");
  expect(promptError("abcd", { pattern, validator })).toBeUndefined();
});

test("a validator that returns nothing accepts the text", () => {
  expect(promptError("abc", { validator: () => undefined })).toBeUndefined();
});

test("[UI-08] a validator that refuses without a message leaves the message to the prompt", () => {
  expect(promptError("abc", { validator: () => "" })).toBe("Illegal input");
});

test("the message for illegal input can be given in another language", () => {
  const illegal = "输入有误";
  expect(promptError("123", { pattern, illegal })).toBe(illegal);
  expect(promptError("123", { validator: () => false, illegal })).toBe(illegal);
  expect(promptError("12345", { validator: short, illegal })).toBe("Use at most 4 letters.");
});

test("a pattern with a remembered position judges the same text the same way", () => {
  const remembering = /[a-z]/g;
  expect(promptError("abc", { pattern: remembering })).toBeUndefined();
  expect(promptError("abc", { pattern: remembering })).toBeUndefined();
});
