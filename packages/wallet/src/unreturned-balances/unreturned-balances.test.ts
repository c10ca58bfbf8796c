import { fakeBrowser } from "@naluma/site/browser.fake";
import { createStore } from "jotai/vanilla";
import { expect, it } from "vitest";
import { walletOf } from "../balances/wallet.ts";
import { fakeSession } from "../session.fake.ts";
import { createUnreturnedBalances } from "./unreturned-balances.ts";

type Browser = ReturnType<typeof fakeBrowser>;

/** Opens a new page in this browser; the previous one is closed. */
function open(browser: Browser, memberId: number | undefined = 7, siteId = 1) {
  const { local } = browser.tab();
  const store = createStore();
  const session = fakeSession(store);
  if (memberId !== undefined) session.signIn({ memberId });
  const marks = createUnreturnedBalances({ store, local, session: session.ports, siteId });
  return { session, marks, marked: () => store.get(marks.providersAtom) };
}

const holding = (cash: string) =>
  walletOf("10.00", [{ provider: "Kestrel", light: true, icon: "", cash }]);

it("a mark survives a reload, until the platform says that nothing is left", () => {
  const browser = fakeBrowser();
  open(browser).marks.mark("Kestrel");
  const page = open(browser);
  expect(page.marked()).toEqual(["Kestrel"]);

  page.marks.compare(holding("0.01"));
  expect(open(browser).marked()).toEqual(["Kestrel"]);
  page.marks.compare(holding("0.00"));
  expect([page.marked(), open(browser).marked()]).toEqual([[], []]);
});

it("a provider that fails twice is marked once", () => {
  const page = open(fakeBrowser());
  for (const provider of ["Kestrel", "Oxbow", "Kestrel"]) page.marks.mark(provider);
  expect(page.marked()).toEqual(["Oxbow", "Kestrel"]);
});

it("a member with the same number on another site has separate marks", () => {
  const browser = fakeBrowser();
  open(browser).marks.mark("Kestrel");
  expect(open(browser, 7, 2).marked()).toEqual([]);
});

it("two tabs of a member keep each other's marks", () => {
  const browser = fakeBrowser();
  const [one, other] = [open(browser), open(browser)];
  one.marks.mark("Kestrel");
  other.marks.mark("Oxbow");
  expect(other.marked()).toEqual(["Kestrel", "Oxbow"]);
});

it("a logout hides the marks, the same member finds them again, and another member wipes them", () => {
  const browser = fakeBrowser();
  const page = open(browser);
  page.marks.mark("Kestrel");
  page.session.clear();
  expect(page.marked()).toEqual([]);
  page.session.signIn({ memberId: 7 });
  expect(page.marked()).toEqual(["Kestrel"]);

  page.session.signIn({ memberId: 8 });
  expect(page.marked()).toEqual([]);
  expect(browser.entries.has("not_returned")).toBe(false);
});

it.each(["{", "[]", '{"owner":"1:7"}', '{"owner":"1:7","providers":[7]}'])(
  "invalid stored text marks nothing: %s",
  (entry) => {
    const browser = fakeBrowser();
    browser.entries.set("not_returned", entry);
    expect(open(browser).marked()).toEqual([]);
  },
);
