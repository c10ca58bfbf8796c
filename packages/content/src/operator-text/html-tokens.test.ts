import { expect, test } from "vitest";
import { excerptOf } from "./html-tokens.ts";

test.each([
  ["<p>One</p><p>Two <b>three</b></p>", "One Two three"],
  ["", ""],
  ["Fish &amp; chips", "Fish & chips"],
  ["<script>steal()</script><p>Safe</p>", "Safe"],
  ["<img src=x onerror=alert(1)>Picture", "Picture"],
  ["<ul><li>a</li><li>b</li></ul>", "a b"],
])("%s reads %s as one line", (html, line) => {
  expect(excerptOf(html)).toBe(line);
});

test("a long text is cut and ends with an ellipsis, however long it is", () => {
  const line = excerptOf(`<p>${"word ".repeat(100_000)}</p>`);
  expect(line.length).toBeLessThan(170);
  expect(line.endsWith("word…")).toBe(true);
  expect(excerptOf(`${"x".repeat(159)} ${"y".repeat(9)}`)).toBe(`${"x".repeat(159)}…`);
});

test("a text that just fits is not cut", () => {
  expect(excerptOf(`<p>${"x".repeat(160)}</p>`)).toBe("x".repeat(160));
});
