import { fakeBrowser } from "@naluma/site/browser.fake";
import { createStore } from "jotai/vanilla";
import { expect, it, test } from "vitest";
import { amountText, createEye } from "./hidden-amounts.ts";

it("hidden amounts are hidden after a reload, and in another tab once it hears of it", () => {
  const browser = fakeBrowser();
  const open = () => {
    const store = createStore();
    const eye = createEye(store, browser.tab().local);
    return { eye, isOpen: () => store.get(eye.openAtom) };
  };
  const [one, other] = [open(), open()];
  one.eye.toggle();
  expect([one.isOpen(), open().isOpen(), other.isOpen()]).toEqual([false, false, true]);
  other.eye.takeOver();
  expect(other.isOpen()).toBe(false);
  other.eye.toggle();
  one.eye.takeOver();
  expect(one.isOpen()).toBe(true);
});

it("amounts can be hidden even if the browser stores nothing", () => {
  const store = createStore();
  const eye = createEye(store, undefined);
  expect(store.get(eye.openAtom)).toBe(true);
  eye.toggle();
  expect(store.get(eye.openAtom)).toBe(false);
});

const look = {
  currency: "USD",
  locale: "en_US",
  described: {},
  hidden: false,
  refreshing: false,
} as const;

test.each<[string | undefined, Partial<Parameters<typeof amountText>[1]>, string]>([
  ["1234.50", {}, "$1,234.50"],
  [undefined, {}, "--"],
  ["1234.50", { refreshing: true }, "--"],
  ["1234.50", { hidden: true }, "•••••"],
  [undefined, { hidden: true }, "•••••"],
  ["1234.50", { hidden: true, refreshing: true }, "•••••"],
  ["1234.50", { currency: "CLP", described: { CLP: { decimals: 0, sign: "$" } } }, "$1,234"],
  ["1234.50", { currency: "ZZZ" }, "ZZZ 1,234.50"],
  ["1234.50", { currency: "" }, "1,234.50"],
])("%s, shown with %j, is written as %s", (amount, how, text) => {
  expect(amountText(amount, { ...look, ...how })).toBe(text);
});
