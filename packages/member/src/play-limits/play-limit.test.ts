import { placesOf } from "@naluma/site/currency";
import { expect, test } from "vitest";
import { effectOf, readSize, shownUse, type LimitKind, type LimitPeriod } from "./play-limit.ts";

test.each<[LimitKind, LimitPeriod, string, string, object]>([
  ["loss", "day", "50", "USD", { size: "50.00" }],
  ["loss", "day", " 50.5 ", "USD", { size: "50.50" }],
  ["loss", "day", "১০০০", "BDT", { size: "1000.00" }],
  ["loss", "day", "１０００", "JPY", { size: "1000.00" }],
  ["loss", "day", "1,00,000", "INR", { size: "100000.00" }],
  ["loss", "day", "50000", "VND", { size: "50000.00" }],
  ["loss", "day", "50.000", "VND", { size: "50000.00" }],
  ["loss", "day", "50000.00", "VND", { size: "50000.00" }],
  ["loss", "day", "50000.50", "VND", { problem: { id: "limits.whole_amount" } }],
  ["loss", "day", "0", "USD", { problem: { id: "limits.bad_amount" } }],
  ["loss", "day", "0.00", "USD", { problem: { id: "limits.bad_amount" } }],
  ["loss", "day", "", "USD", { problem: { id: "limits.bad_amount" } }],
  ["loss", "day", "1,000", "USD", { problem: { id: "limits.bad_amount" } }],
  ["loss", "day", "-5", "USD", { problem: { id: "limits.bad_amount" } }],
  ["deposit", "week", "1.234", "USD", { problem: { id: "limits.bad_amount" } }],
  ["session", "day", "90", "USD", { size: "90" }],
  ["session", "day", " ९０ ", "USD", { size: "90" }],
  ["session", "day", "1440", "USD", { size: "1440" }],
  [
    "session",
    "day",
    "1441",
    "USD",
    { problem: { id: "limits.bad_minutes", values: { most: 1440 } } },
  ],
  ["session", "week", "1441", "USD", { size: "1441" }],
  [
    "session",
    "month",
    "0",
    "USD",
    { problem: { id: "limits.bad_minutes", values: { most: 44640 } } },
  ],
  [
    "session",
    "day",
    "1.5",
    "USD",
    { problem: { id: "limits.bad_minutes", values: { most: 1440 } } },
  ],
])("a %s limit of a %s typed as %j in %s", (kind, period, typed, currency, read) => {
  expect(readSize({ kind, period }, typed, placesOf(currency))).toEqual(read);
});

test.each([
  [null, "50.00", "now"],
  ["50.00", "40.00", "now"],
  ["50.00", "50.00", "now"],
  ["50.00", "50.01", "later"],
  ["50.00", "100.00", "later"],
  ["90", "100", "later"],
  ["50.00", null, "later"],
  [null, null, "now"],
])("a change from %s to %s applies %s", (size, wanted, effect) => {
  expect(effectOf({ size }, wanted)).toBe(effect);
});

test("a member who is ahead has lost nothing", () => {
  expect(shownUse({ used: "-12.50" })).toBe("0");
  expect(shownUse({ used: "12.50" })).toBe("12.50");
});
