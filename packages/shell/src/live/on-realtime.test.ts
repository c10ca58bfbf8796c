import type { Member } from "@naluma/member";
import { connectionAtom, type RealtimeEvent } from "@naluma/realtime";
import type { Currency } from "@naluma/site/currency";
import { openSite } from "@naluma/site/settings.fake";
import { exampleMember } from "@naluma/site/who.fake";
import { shownToasts } from "@naluma/ui/toast.fake";
import { QueryClient } from "@tanstack/react-query";
import { atom, createStore } from "jotai/vanilla";
import { expect, test, vi } from "vitest";
import { onConnection, onRealtime } from "./on-realtime.ts";

/** A member's page that receives events, with spies for its features. */
function hearing({ isOtherLogin = true } = {}) {
  const moved = vi.fn<(main?: string) => void>();
  const returned = vi.fn<() => void>();
  const refresh = vi.fn<() => void>();
  const send = vi.fn<Member["logout"]["send"]>();
  const addressArrived = vi.fn<(address: object) => void>();
  const app = {
    store: createStore(),
    queryClient: new QueryClient(),
    page: {
      settings: openSite,
      template: "desktop",
      locale: "en_US",
      currency: "USD",
      releaseId: "1",
    } as const,
    session: { current: () => exampleMember, isOtherLogin: () => isOtherLogin },
  };
  const features = {
    member: { isPlaying: () => true, logout: { send } },
    wallet: { refresh, balances: { moved, returned } },
    launcher: { addressArrived },
  };
  const hear = (event: RealtimeEvent) => onRealtime(event, app, features);
  return { hear, store: app.store, moved, returned, refresh, send, addressArrived };
}

test("[RT-16] the wallet receives the amount that member.cash carries, and fetches an unreadable one", () => {
  const { hear, moved, refresh } = hearing();
  hear({ type: "member.cash", cash: "1252.38" });
  expect(moved).toHaveBeenCalledExactlyOnceWith("1252.38");
  expect(refresh).not.toHaveBeenCalled();
  hear({ type: "member.cash", cash: undefined });
  expect(moved).toHaveBeenCalledOnce();
  expect(refresh).toHaveBeenCalledOnce();
});

test.each([
  [true, [[{ type: "other-login" }]]],
  [false, []],
])("a login event logs out if it is another's (%s)", (isOtherLogin, sent) => {
  const { hear, send } = hearing({ isOtherLogin });
  hear({ type: "login", token: "s2" });
  expect(send.mock.calls).toEqual(sent);
});

test("a member is told that transfers are disabled, and of no other launch status", async () => {
  const { hear, store } = hearing();
  hear({ type: "forward_game.status", code: "100", message: "" });
  hear({ type: "forward_game.status", code: "957", message: "" });
  await vi.waitFor(() => expect(shownToasts(store)).toHaveLength(1));
  expect(shownToasts(store)).toMatchObject([{ kind: "warning", times: 1 }]);
});

test("a clean start leaves the open game first", () => {
  const { hear, send } = hearing();
  hear({ type: "app_clean_cache" });
  expect(send).toHaveBeenCalledWith({ type: "clean-cache-asked", gameOpen: true });
});

test("a changed profile may have moved money, and returned money is reported as such", () => {
  const { hear, moved, returned } = hearing();
  hear({ type: "profile.updated" });
  expect(moved).toHaveBeenCalledExactlyOnceWith();
  hear({ type: "all_transfer_back" });
  expect(returned).toHaveBeenCalledOnce();
});

test("the launcher hears of a connection once it works and has caught up, and not before", () => {
  const store = createStore();
  const visitorCurrency = atom<Currency>("USD");
  const reconnected = vi.fn<() => Promise<void>>(() => Promise.resolve());
  const dataset: DOMStringMap = {};
  const changeCurrency = vi.fn<() => void>();
  onConnection(
    { store, visitorCurrency },
    { launcher: { reconnected }, realtime: () => ({ changeCurrency }) },
    { dataset },
  );
  for (const place of ["offline", "reconnecting", "catching-up"] as const) {
    store.set(connectionAtom, place);
    expect(dataset["connection"]).toBe(place);
  }
  expect(reconnected).not.toHaveBeenCalled();
  store.set(connectionAtom, "connected");
  expect(reconnected).toHaveBeenCalledOnce();
  store.set(visitorCurrency, "THB");
  expect(changeCurrency).toHaveBeenCalledOnce();
});
