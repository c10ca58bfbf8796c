import { expect, test } from "vitest";
import { actionsFor, asHtml, checkLetter, checkMoney } from "./member-forms.ts";

test.each([
  ["100", true],
  ["100.5", true],
  [" -100.50 ", true],
  ["0.00", false],
  ["-0", false],
  ["", false],
  ["1,000.00", false],
  ["100,50", false],
  ["1e3", false],
  ["+5", false],
  ["5.001", false],
  ["9999999999999.99", true],
  ["10000000000000", false],
])("the amount %j is valid: %s", (amount, isOne) => {
  const { amount: problem } = checkMoney("USD")({ amount, reason: "A reason" });
  expect(problem === undefined).toBe(isOne);
});

test("a currency without decimals accepts none", () => {
  const amount = (typed: string) => checkMoney("VND")({ amount: typed, reason: "A reason" }).amount;
  expect(amount("-5000")).toBeUndefined();
  expect(amount("5,000")).toBeDefined();
  expect(amount("5000.50")).toBe("Enter an amount such as 100, or -100 to deduct it.");
});

test.each([
  ["", false],
  ["  ab ", false],
  ["why", true],
])("the reason %j is enough: %s", (reason, isEnough) => {
  expect(checkMoney("USD")({ amount: "1", reason }).reason === undefined).toBe(isEnough);
});

test("a letter has a title and a text", () => {
  expect(checkLetter({ title: " ", text: "" })).toEqual({
    title: "Enter a title.",
    text: "Enter a text.",
  });
});

test("what is typed is shown literally, in paragraphs", () => {
  expect(asHtml(" Hi <b>you</b> & me\nfriend\n\n\nBye ")).toBe(
    "<p>Hi &lt;b&gt;you&lt;/b&gt; &amp; me<br>friend</p><p>Bye</p>",
  );
});

test.each([
  ["active", ["log-out", "password", "disable"]],
  ["disabled", ["enable", "password"]],
  ["frozen", ["enable", "password"]],
] as const)("an account that is %s offers %j", (state, actions) => {
  expect(actionsFor(state)).toEqual(actions);
});
