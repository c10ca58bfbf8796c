import type { CurrencySources } from "@naluma/i18n/resolve-currency";
import { currencies, type Currency } from "@naluma/site/currency";
import fc from "fast-check";
import { expect, test } from "vitest";
import { currencyOfRegistration } from "./introducer-view.ts";

const open = ["USD", "VND", "THB"] as const;
const from = (sources: Partial<CurrencySources>) =>
  currencyOfRegistration({ locale: "en_US", ...sources }, open);

const all = {
  agentDomain: "VND",
  agent: "THB",
  query: "USD",
  link: "THB",
  locked: "VND",
  country: "TH",
  locale: "vi_VN",
} as const;

test.each([
  ["the agent's domain", {}, "VND"],
  ["the agent", { agentDomain: undefined }, "THB"],
  ["the query", { agentDomain: undefined, agent: undefined }, "USD"],
  ["the link's cookie", { agentDomain: undefined, agent: undefined, query: undefined }, "THB"],
] as const)("[REG-16] %s takes precedence over what follows it", (_, without, currency) => {
  expect(from({ ...all, ...without }).currency).toBe(currency);
});

test.each([
  [{ locked: "VND", country: "TH", locale: "en_US" }, "VND"],
  [{ country: "TH", locale: "vi_VN" }, "THB"],
  [{ country: "JP", locale: "vi_VN" }, "VND"],
  [{ locale: "ja_JP" }, "USD"],
] as const)("without a link %j starts with %s", (sources, currency) => {
  expect(from(sources)).toEqual({ currency, isLocked: false, notOpen: undefined });
});

test.each([
  [{ query: "JPY", locale: "vi_VN" }, "VND", "JPY"],
  [{ query: "XXX" }, "USD", "XXX"],
  [{ agent: "INR", query: "THB" }, "THB", "INR"],
  [{ agentDomain: "BRL", agent: "INR" }, "USD", "BRL"],
  // The agent's currency is open, so lower-ranking sources are not reported.
  [{ agent: "THB", query: "XXX" }, "THB", undefined],
  // A cookie from an earlier visit is not worth a message today.
  [{ link: "JPY", locked: "INR" }, "USD", undefined],
] as const)(
  "[REG-20] with %j the form starts with %s, and %s is not open",
  (sources, currency, notOpen) => {
    expect(from(sources)).toMatchObject({ currency, notOpen });
  },
);

test("[REG-22] a domain's currency is locked if it is open; otherwise the choice remains", () => {
  expect(from({ agentDomain: "VND" }).isLocked).toBe(true);
  expect(from({ agentDomain: "JPY" }).isLocked).toBe(false);
  expect(from({ agent: "VND" }).isLocked).toBe(false);
  expect(from({ query: "VND" }).isLocked).toBe(false);
});

const code = fc.option(fc.constantFrom(...currencies, "XXX", ""), { nil: undefined });

test("whatever is named, the form starts with a currency that is open", () => {
  fc.assert(
    fc.property(
      fc.record({ agentDomain: code, agent: code, query: code, link: code, locked: code }),
      fc.subarray([...currencies], { minLength: 1 }),
      (sources, offered: readonly Currency[]) => {
        const { currency, isLocked, notOpen } = currencyOfRegistration(
          { ...sources, locale: "th_TH" },
          offered,
        );
        expect(offered).toContain(currency);
        expect(isLocked).toBe(sources.agentDomain === currency);
        expect(offered).not.toContain(notOpen);
      },
    ),
  );
});
