import { fakeBrowser } from "@naluma/site/browser.fake";
import { createStore } from "jotai/vanilla";
import { expect, it, vi } from "vitest";
import { keepToast, showKeptToast } from "./toast-after-reload.ts";

const showToast = vi.hoisted(() => vi.fn());
vi.mock("@naluma/ui/toast", () => ({ showToast }));

it("what a page kept is said by the next one, once", () => {
  const { local: session } = fakeBrowser().tab();
  const store = createStore();
  showKeptToast(store, session);
  keepToast(session, "Welcome, lotus88.");
  showKeptToast(store, session);
  showKeptToast(store, session);
  expect(showToast.mock.calls).toEqual([
    [store, { kind: "success", message: "Welcome, lotus88." }],
  ]);
});
