import { placesOf } from "@naluma/site/currency";
import { expect, test } from "vitest";
import { asTransfer, keyed, transferCheck } from "./transfer.ts";

test.each([
  ["25", "USD", undefined],
  ["25.5", "USD", undefined],
  ["0.01", "USD", undefined],
  [" 25.50 ", "USD", undefined],
  ["２５,５０", "USD", undefined],
  ["", "USD", "agents.amount_blank"],
  ["0", "USD", "agents.amount_wrong"],
  ["0.00", "USD", "agents.amount_wrong"],
  ["-5", "USD", "agents.amount_wrong"],
  ["1,000", "USD", "agents.amount_wrong"],
  ["1e3", "USD", "agents.amount_wrong"],
  ["2.005", "USD", "agents.amount_wrong"],
  ["50000.50", "VND", "agents.amount_whole"],
  ["50000.00", "VND", undefined],
  ["50.000", "VND", undefined],
])("an amount of %j in %s: %s", (amount, currency, problem) => {
  expect(transferCheck(placesOf(currency))({ account: "player37", amount })).toEqual({
    account: undefined,
    amount: problem,
  });
});

test("a transfer needs a recipient", () => {
  expect(transferCheck(2)({ account: "  ", amount: "1" }).account).toBe("agents.account_blank");
});

test.each([
  ["25.5", "USD", "25.50"],
  ["২৫,৫", "USD", "25.50"],
  ["1,234.5", "USD", "1234.50"],
  ["50.000", "VND", "50000.00"],
])("what was typed, %j in %s, is sent in the wire format", (typed, currency, amount) => {
  expect(asTransfer({ account: " Player37 ", amount: typed }, placesOf(currency))).toEqual({
    account: "player37",
    amount,
  });
});

test("the same transfer keeps its key until it is answered, another one has a key of its own", () => {
  let keys = 0;
  const newKey = () => `key-${(keys += 1)}`;
  const first = keyed(undefined, { account: "player37", amount: "1.00" }, newKey);
  expect(keyed(first, { account: "player37", amount: "1.00" }, newKey)).toBe(first);
  expect(keyed(first, { account: "player37", amount: "2.00" }, newKey).key).toBe("key-2");
  expect(keyed(first, { account: "player38", amount: "1.00" }, newKey).key).toBe("key-3");
  expect(keyed(undefined, { account: "player37", amount: "1.00" }, newKey).key).toBe("key-4");
});
