import { fakeApi } from "@naluma/api-client/api.fake";
import { settled } from "@naluma/machine/clock.fake";
import { shownToasts } from "@naluma/ui/toast.fake";
import { createStore } from "jotai/vanilla";
import { expect, test, vi } from "vitest";
import { lastLoginToToast } from "./last-login-to-toast.ts";

const place = {
  browser: "Firefox",
  system: "Linux",
  address: "203.0.113.7",
  at: "2026-11-20T08:12:00Z",
  is_here: false,
};

function loggedIn(settings: { isDemo: boolean; playMoney: boolean }) {
  const api = fakeApi({
    "/sandbox/member/devices": () => ({ data: { list: [], last_login: place } }),
  });
  const store = createStore();
  lastLoginToToast({ api, store, page: { locale: "en_US", settings } });
  return { api, store };
}

test("a member who has just logged in is told of the login before", async () => {
  const { store } = loggedIn({ isDemo: false, playMoney: true });
  // What says it is loaded on demand, late on a busy machine.
  await vi.waitFor(() => expect(shownToasts(store)).toHaveLength(1));
  expect(shownToasts(store)).toMatchObject([
    {
      kind: "info",
      message: expect.stringMatching(/^Last login: .* Firefox on Linux · 203\.0\.113\.7$/),
    },
  ]);
});

test.each([
  { isDemo: true, playMoney: true },
  { isDemo: false, playMoney: false },
])("nobody is asked on a site that cannot know: %j", async (settings) => {
  const { api, store } = loggedIn(settings);
  // What would ask is loaded on demand.
  await import("@naluma/account-security/last-login");
  await settled();
  expect(api.paths()).toEqual([]);
  expect(shownToasts(store)).toEqual([]);
});
