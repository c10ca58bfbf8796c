import { expect, test } from "vitest";
import { createMask } from "./masking.ts";

test("a value that was named is in no text, in whatever form it is there", () => {
  const mask = createMask();
  mask.hide('pass"word &1');
  const said = `plain pass"word &1, JSON ${JSON.stringify({ x: 'pass"word &1' })}, address ${encodeURIComponent('pass"word &1')}`;
  expect(mask.text(said)).toBe('plain •••, JSON {"x":"•••"}, address •••');
});

test("a token is masked as a whole, although it begins with one that is masked as well", () => {
  const mask = createMask();
  mask.hide("s_1234");
  mask.hide("s_1234.secret");
  expect(mask.text("s_1234.secret and s_1234")).toBe("••• and •••");
});

test.each([
  ['{"password":"a\\"b","n":1}', '{"password":"•••","n":1}'],
  ['{"data":{"token" : "s_1.x"}}', '{"data":{"token" : "•••"}}'],
  ['{"captcha_token":"c"}', '{"captcha_token":"•••"}'],
  ['{"auth":"key:0a9c","channel":"c"}', '{"auth":"•••","channel":"c"}'],
  [
    String.raw`{"event":"login","data":"{\"token\":\"s_1.x\",\"n\":1}"}`,
    String.raw`{"event":"login","data":"{\"token\":\"•••\",\"n\":1}"}`,
  ],
  ['{"total":"0000.00"}', '{"total":"0000.00"}'],
  ['{"url":"https://g.example/run?ticket=1&a=2"}', '{"url":"https://g.example/run?•••"}'],
])("secrets that nobody named are known by their place: %s", (said, masked) => {
  expect(createMask().text(said)).toBe(masked);
});

test("an excerpt is cut after masking, so that no half of a secret is at its end", () => {
  const mask = createMask();
  mask.hide("0123456789");
  const excerpt = mask.excerpt(`${"x".repeat(2_043)}0123456789${"y".repeat(99)}`);
  expect(excerpt).toBe(`${"x".repeat(2_043)}•••yy… (2145 characters)`);
});

test("a secret field without an end, as in an answer that was broken off, is masked too", () => {
  expect(createMask().text('{"token":"s_1.abc')).toBe('{"token":"•••"');
});
