import { fakeBrowser } from "@naluma/site/browser.fake";
import { shownToasts } from "@naluma/ui/toast.fake";
import { createStore } from "jotai/vanilla";
import { expect, it } from "vitest";
import {
  deferToast,
  keepWelcome,
  showKeptToast,
  showKeptWelcome,
  welcomeDueAtom,
} from "./next-page.ts";

it("a stored message is shown by the next page, once", () => {
  const { local: session } = fakeBrowser().tab();
  const store = createStore();
  showKeptToast(store, session);
  deferToast(session, "Welcome, lotus88.");
  showKeptToast(store, session);
  showKeptToast(store, session);
  expect(shownToasts(store)).toEqual([{ kind: "success", message: "Welcome, lotus88.", times: 1 }]);
});

it("a member who registered on one page is welcomed by the next one, once", () => {
  const { local: session } = fakeBrowser().tab();
  const welcomed = () => {
    const store = createStore();
    showKeptWelcome(store, session);
    return store.get(welcomeDueAtom);
  };
  expect(welcomed()).toBe(false);
  keepWelcome(session);
  expect([welcomed(), welcomed()]).toEqual([true, false]);
});
