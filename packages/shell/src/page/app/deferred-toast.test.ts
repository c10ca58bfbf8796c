import { fakeBrowser } from "@naluma/site/browser.fake";
import { shownToasts } from "@naluma/ui/toast.fake";
import { createStore } from "jotai/vanilla";
import { expect, it } from "vitest";
import { deferToast, showKeptToast } from "./next-page.ts";

it("what a page kept is said by the next one, once", () => {
  const { local: session } = fakeBrowser().tab();
  const store = createStore();
  showKeptToast(store, session);
  deferToast(session, "Welcome, lotus88.");
  showKeptToast(store, session);
  showKeptToast(store, session);
  expect(shownToasts(store)).toEqual([{ kind: "success", message: "Welcome, lotus88.", times: 1 }]);
});
