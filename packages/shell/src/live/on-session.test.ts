import type { Session } from "@naluma/member";
import type { Currency } from "@naluma/site/currency";
import type { Template } from "@naluma/site/device";
import type { SignedIn, Who } from "@naluma/site/who";
import { atom, createStore } from "jotai/vanilla";
import { expect, test, vi } from "vitest";
import { fakePage } from "../dialogs/preferences/page.fake.ts";
import { onSession } from "./on-session.ts";

const visitor: Who = { role: "visitor" };
const member = (currency: string, memberId = 7): SignedIn => ({
  role: "member",
  memberId,
  account: "lotus88",
  currency,
  demo: false,
});

/** A page that starts with `first`, and spies for its features. */
function pageOf(first: Who, { template = "desktop" as Template } = {}) {
  let now = first;
  const listeners: ((now: Who, before: Who) => void)[] = [];
  const onChange: Session["onChange"] = (listener) => {
    listeners.push(listener);
    return () => undefined;
  };
  const browser = fakePage();
  browser.jar.set("currency", "USD");
  const prepare = vi.fn<() => void>();
  const loggedOut = vi.fn<() => void>();
  const channels = { joinMember: vi.fn<() => void>(), leaveMember: vi.fn<() => void>() };
  onSession(
    {
      session: { member: () => (now.role === "member" ? now : undefined), onChange },
      store: createStore(),
      visitorCurrency: atom<Currency>("USD"),
      page: { template, settings: { currencies: ["USD", "THB"] } },
      member: { prepare },
      wallet: { prepare: () => undefined },
      launcher: { loggedOut },
      realtime: () => channels,
    },
    browser,
  );
  return {
    browser,
    prepare,
    loggedOut,
    channels,
    become(next: Who) {
      const before = now;
      now = next;
      for (const listener of listeners) listener(now, before);
    },
  };
}

test("a member's next page is requested in the account's currency, until the logout", () => {
  const { browser, become } = pageOf(visitor);
  expect(browser.jar.get("currency")).toBe("USD");
  become(member("THB"));
  expect(browser.jar.get("currency")).toBe("THB");
  become(visitor);
  expect(browser.jar.has("currency")).toBe(false);
});

test("another member who replaces the first is served in their own currency", () => {
  const { browser, prepare, become } = pageOf(member("USD", 1));
  become(member("THB", 2));
  expect(browser.jar.get("currency")).toBe("THB");
  expect(prepare).toHaveBeenCalledTimes(2);
});

test("a visitor who stays a visitor keeps the chosen currency", () => {
  const { browser, become } = pageOf(visitor);
  become(visitor);
  expect(browser.jar.get("currency")).toBe("USD");
});

test("a player who arrives as a member is known at once, and a currency that the site does not offer is ignored", () => {
  expect(pageOf(member("THB")).browser.jar.get("currency")).toBe("THB");
  expect(pageOf(member("GP")).browser.jar.get("currency")).toBe("USD");
});

test.each([
  ["a login in another currency on a phone", "mobile", visitor, member("THB"), 1],
  ["a login in the same currency", "mobile", visitor, member("USD"), 0],
  ["a login on the desktop", "desktop", visitor, member("THB"), 0],
  ["a logout", "mobile", member("THB"), visitor, 0],
  // The code that replaces one member with another reloads the page already.
  ["a member in the place of another", "mobile", member("USD"), member("THB"), 0],
] as const)("%s reloads the page or not", (_, template, before, now, loads) => {
  const { browser, become } = pageOf(before, { template });
  become(now);
  expect(browser.location.reload).toHaveBeenCalledTimes(loads);
});

test.each([
  ["a logout", member("USD", 1), visitor, 1],
  ["another member's login in another tab", member("USD", 1), member("USD", 2), 1],
  ["a login", visitor, member("USD", 1), 0],
  ["a change of the same member's data", member("USD", 1), member("VND", 1), 0],
])("%s closes the previous member's game, if there was one", (_, before, now, times) => {
  const { loggedOut, become } = pageOf(before);
  become(now);
  expect(loggedOut).toHaveBeenCalledTimes(times);
});

test.each([
  [true, 1],
  [false, 0],
])("what a member needs is fetched as soon as there is one (at once: %s)", (signedIn, atOnce) => {
  const { prepare, become } = pageOf(signedIn ? member("USD") : visitor);
  expect(prepare).toHaveBeenCalledTimes(atOnce);
  become(visitor);
  expect(prepare).toHaveBeenCalledTimes(atOnce);
  become(member("USD", 8));
  expect(prepare).toHaveBeenCalledTimes(atOnce + 1);
});

test("a member's channels are joined with a login and left with a logout", () => {
  const { channels, become } = pageOf(visitor);
  become(member("USD"));
  expect(channels.joinMember).toHaveBeenCalledOnce();
  expect(channels.leaveMember).not.toHaveBeenCalled();
  become(visitor);
  expect(channels.leaveMember).toHaveBeenCalledOnce();
});
