// @vitest-environment jsdom
import type { PublicPage } from "@naluma/site/page";
import { openSite } from "@naluma/site/settings.fake";
import { showToast, Toaster } from "@naluma/ui/toast";
import { Provider } from "jotai";
import { createRoot } from "react-dom/client";
import { expect, test, vi } from "vitest";
import { createApp } from "./app.ts";

const pageOf = (settings: PublicPage["settings"]): PublicPage => ({
  settings,
  template: "desktop",
  locale: "en_US",
  currency: "USD",
  releaseId: "1",
});

test.each([
  [1, ["three"]],
  [2, ["two", "three"]],
])("a site that wants %i toasts at once shows no more", async (toastsAtOnce, shown) => {
  const { store } = createApp(pageOf({ ...openSite, toastsAtOnce }));
  for (const message of ["one", "two", "three"]) showToast(store, { kind: "info", message });
  const container = document.createElement("div");
  const root = createRoot(container);
  root.render(
    <Provider store={store}>
      <Toaster label="Notices" dismissLabel="Dismiss" repeated={String} />
    </Provider>,
  );
  await vi.waitFor(() => expect(container.textContent.match(/one|two|three/g)).toEqual(shown));
  root.unmount();
});

test("where a page was to go before it was hydrated, it goes then, once and without a page load", () => {
  const app = createApp(pageOf(openSite), window);
  const go = vi.fn();
  app.navigate("/faq");
  app.navigate("/?id=3", { replace: true });
  expect(window.location.pathname).toBe("/");
  app.provideNavigation(go);
  app.provideNavigation(go);
  expect(go.mock.calls).toEqual([["/?id=3", { replace: true }]]);
});
