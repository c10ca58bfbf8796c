// @vitest-environment jsdom
import { RefusedError } from "@naluma/api-client";
import type { Store } from "@naluma/machine";
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

/** What stands in the toasts by the time the last of these words is there. */
async function toldUntil(store: Store, last: string, words: RegExp): Promise<string[]> {
  const container = document.createElement("div");
  const root = createRoot(container);
  root.render(
    <Provider store={store}>
      <Toaster label="Notices" dismissLabel="Dismiss" repeated={String} />
    </Provider>,
  );
  await vi.waitFor(() => expect(container.textContent).toContain(last));
  const told = container.textContent.match(words);
  root.unmount();
  return [...(told ?? [])];
}

test.each([
  [1, ["three"]],
  [2, ["two", "three"]],
])("a site that wants %i toasts at once shows no more", async (toastsAtOnce, shown) => {
  const { store } = createApp(pageOf({ ...openSite, toastsAtOnce }));
  for (const message of ["one", "two", "three"]) showToast(store, { kind: "info", message });
  expect(await toldUntil(store, "three", /one|two|three/g)).toEqual(shown);
});

test.each([
  ["is told in a toast", "", ["No internet", "After it"]],
  ["is not in a lobby that was kept and says so", "<p data-kept>Offline</p>", ["After it"]],
])("that a query had no network %s", async (_, body, told) => {
  document.body.innerHTML = body;
  const { store, queryClient } = createApp(pageOf({ ...openSite, toastsAtOnce: 2 }), window);
  const refusal = { code: "offline", message: "No internet", data: null, status: 0 };
  const asked = queryClient.fetchQuery({
    queryKey: ["balance"],
    queryFn: () => Promise.reject(new RefusedError(refusal)),
  });
  await expect(asked).rejects.toThrow(RefusedError);
  showToast(store, { kind: "info", message: "After it" });
  expect(await toldUntil(store, "After it", /No internet|After it/g)).toEqual(told);
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
