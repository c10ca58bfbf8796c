import { createQueryClient } from "@naluma/api-client/query-client";
import { afterEach, expect, test, vi } from "vitest";
import { lobbyQueryKeys } from "../query-keys.ts";
import { joinTabs } from "./mark-favourite.ts";

const key = lobbyQueryKeys.favourites(7, 9);
const change = { memberId: 7, siteId: 9, gameId: 102, isFavourite: true };

const pages: EventTarget[] = [];

/** A tab of member 7, who has one favourite. */
function tab() {
  const client = createQueryClient();
  client.setQueryData(key, [101]);
  const page = new EventTarget();
  pages.push(page);
  const notifyTabs = joinTabs(client, page);
  return { page, notifyTabs, favourites: () => client.getQueryData(key) };
}

afterEach(() => {
  for (const page of pages.splice(0)) page.dispatchEvent(new Event("pagehide"));
  vi.unstubAllGlobals();
});

test("a heart that is pressed in one tab changes the favourites of the other", async () => {
  const [one, other] = [tab(), tab()];
  one.notifyTabs(change);
  await vi.waitFor(() => expect(other.favourites()).toEqual([101, 102]));
  other.notifyTabs({ ...change, isFavourite: false });
  other.notifyTabs({ ...change, gameId: 103 });
  await vi.waitFor(() => expect(one.favourites()).toEqual([101, 103]));
});

test("neither another member's heart nor an invalid message changes anything", async () => {
  const [one, other] = [tab(), tab()];
  const stranger = new BroadcastChannel("naluma-favourites");
  for (const message of [null, "7", { ...change, gameId: "102" }]) stranger.postMessage(message);
  stranger.close();
  one.notifyTabs({ ...change, memberId: 8 });
  one.notifyTabs({ ...change, siteId: 8 });
  one.notifyTabs({ ...change, gameId: 103 });
  await vi.waitFor(() => expect(other.favourites()).toEqual([101, 103]));
});

test("a page that is left hears nothing, and listens again when it is restored", async () => {
  const [one, other, third] = [tab(), tab(), tab()];
  other.page.dispatchEvent(new Event("pagehide"));
  one.notifyTabs(change);
  await vi.waitFor(() => expect(third.favourites()).toEqual([101, 102]));
  expect(other.favourites()).toEqual([101]);
  other.page.dispatchEvent(new Event("pageshow"));
  one.notifyTabs({ ...change, gameId: 103 });
  await vi.waitFor(() => expect(other.favourites()).toEqual([101, 103]));
});

test.each([
  ["is absent", undefined],
  [
    "is refused, as with site data blocked",
    class {
      constructor() {
        throw new DOMException("The operation is insecure.", "SecurityError");
      }
    },
  ],
])("where BroadcastChannel %s, a heart changes only this tab and nothing breaks", (_, channel) => {
  vi.stubGlobal("BroadcastChannel", channel);
  const only = tab();
  expect(() => only.notifyTabs(change)).not.toThrow();
});
