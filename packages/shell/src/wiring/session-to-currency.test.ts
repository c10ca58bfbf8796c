import type { Session } from "@naluma/member";
import type { Currency } from "@naluma/site/currency";
import type { SignedIn, Who } from "@naluma/site/who";
import { atom, createStore } from "jotai/vanilla";
import { expect, test, vi } from "vitest";
import { fakePage } from "../preferences/page.fake.ts";
import { loginCurrencyToReload } from "./login-currency-to-reload.ts";
import { sessionToCurrency } from "./session-to-currency.ts";

const visitor: Who = { role: "visitor" };
const member = (currency: string): SignedIn => ({
  role: "member",
  memberId: 7,
  account: "lotus88",
  currency,
  demo: false,
});

function session(first: Who) {
  let now = first;
  const listeners: ((now: Who, before: Who) => void)[] = [];
  const onChange: Session["onChange"] = (listener) => {
    listeners.push(listener);
    return () => undefined;
  };
  return {
    member: () => (now.role === "member" ? now : undefined),
    onChange,
    become(next: Who) {
      const before = now;
      now = next;
      for (const listener of listeners) listener(now, before);
    },
  };
}

const settings = { currencies: ["USD", "THB"] satisfies Currency[] };

test("the next page of a member is asked for in the currency of the account, until the logout", () => {
  const who = session(visitor);
  const page = fakePage();
  page.jar.set("currency", "USD");
  sessionToCurrency({ session: who, page: { settings } }, page);
  expect(page.jar.get("currency")).toBe("USD");
  who.become(member("THB"));
  expect(page.jar.get("currency")).toBe("THB");
  who.become(visitor);
  expect(page.jar.has("currency")).toBe(false);
});

test("who comes as a member is known at once, and a currency that the site does not offer is none", () => {
  const page = fakePage();
  sessionToCurrency({ session: session(member("THB")), page: { settings } }, page);
  expect(page.jar.get("currency")).toBe("THB");
  const other = fakePage();
  sessionToCurrency({ session: session(member("GP")), page: { settings } }, other);
  expect(other.jar.size).toBe(0);
});

test.each([
  ["a login in another currency on a phone", "mobile", visitor, member("THB"), 1],
  ["a login in the same currency", "mobile", visitor, member("USD"), 0],
  ["a login on the desktop", "desktop", visitor, member("THB"), 0],
  ["a logout", "mobile", member("THB"), visitor, 0],
  // Who puts one in the place of another loads the page anew already.
  ["a member in the place of another", "mobile", member("USD"), member("THB"), 0],
] as const)("%s loads the page anew or not", (_, template, before, now, loads) => {
  const who = session(before);
  const reload = vi.fn<() => void>();
  const visitorCurrency = atom<Currency>("USD");
  const ports = { session: who, store: createStore(), visitorCurrency, page: { template } };
  loginCurrencyToReload(ports, { localStorage: { setItem: vi.fn() }, location: { reload } });
  who.become(now);
  expect(reload).toHaveBeenCalledTimes(loads);
});
