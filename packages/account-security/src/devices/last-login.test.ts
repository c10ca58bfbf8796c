import { fakeApi, lost, refused, type Reply } from "@naluma/api-client/api.fake";
import { settled } from "@naluma/machine/clock.fake";
import type { SiteSettings } from "@naluma/site/settings";
import { shownToasts } from "@naluma/ui/toast.fake";
import { createStore } from "jotai/vanilla";
import { expect, test, vi } from "vitest";
import { devicesOnWire } from "./devices.fake.ts";
import { lastLoginText, notifyLastLogin } from "./last-login.ts";

const after = (reply: Reply) =>
  lastLoginText(fakeApi({ "/services/v1/member/devices": () => reply }), "en_US");

test("the last login is shown with its time, device and address", async () => {
  expect(await after({ data: devicesOnWire })).toMatch(
    /^Last login: .*2026.* · Safari on iOS · 198\.51\.100\.4$/,
  );
});

test("details of the last login that are unknown are shown as unknown", async () => {
  const unknown = {
    browser: "",
    system: "",
    address: "",
    at: "2026-11-20T08:12:00Z",
    is_here: false,
  };
  expect(await after({ data: { list: [], last_login: unknown } })).toMatch(
    / · Unknown device · unknown address$/,
  );
  const nameless = { ...unknown, system: "Linux" };
  expect(await after({ data: { list: [], last_login: nameless } })).toMatch(/ · Linux · /);
});

test.each([
  ["a first login", { data: { list: [], last_login: null } }],
  ["an operator without the call", refused("404")],
  ["no connection", lost],
] as const)("no last login is shown after %s", async (_, reply) => {
  expect(await after(reply)).toBeUndefined();
});

const place = {
  browser: "Firefox",
  system: "Linux",
  address: "203.0.113.7",
  at: "2026-11-20T08:12:00Z",
  is_here: false,
};

function loggedIn(settings: Pick<SiteSettings, "capabilities" | "isDemo">) {
  const api = fakeApi({
    "/services/v1/member/devices": () => ({ data: { list: [], last_login: place } }),
  });
  const store = createStore();
  void notifyLastLogin({ api, store, page: { locale: "en_US", settings } });
  return { api, store };
}

test("a member who has just logged in is shown the login before that", async () => {
  const { store } = loggedIn({ isDemo: false, capabilities: ["devices"] });
  await vi.waitFor(() => expect(shownToasts(store)).toHaveLength(1));
  expect(shownToasts(store)).toMatchObject([
    {
      kind: "info",
      message: expect.stringMatching(/^Last login: .* Firefox on Linux · 203\.0\.113\.7$/),
    },
  ]);
});

test.each([
  { isDemo: true, capabilities: ["devices"] },
  { isDemo: false, capabilities: [] },
] satisfies Pick<SiteSettings, "capabilities" | "isDemo">[])(
  "no call is made on a site that cannot know the last login: %j",
  async (settings) => {
    const { api, store } = loggedIn(settings);
    await settled();
    expect(api.paths()).toEqual([]);
    expect(shownToasts(store)).toEqual([]);
  },
);
