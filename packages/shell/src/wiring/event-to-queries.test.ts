import { fakeApi } from "@naluma/api-client/api.fake";
import { layoutQuery, profileQuery } from "@naluma/member";
import { QueryClient, type QueryKey } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { coalescedFor, eventToQueries } from "./event-to-queries.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([
  ["carousel_picture.url", [["content", "banners"]]],
  ["model_sponsor.url", [["content", "sponsors"]]],
  ["model_login.url", [["content", "login-words"]]],
  ["customer_service_link_change", [["shell", "site-detail"]]],
  ["profile.updated", [["member"], ["wallet"]]],
  ["letter.sent", [["member", "letters"]]],
  ["letter.read", [["member", "letters"]]],
  ["letter.delete", [["member", "letters"]]],
  ["member.cash", []],
] as const)("%s makes old: %j", (type, expected) => {
  const refetched: (QueryKey | undefined)[] = [];
  eventToQueries(
    { type },
    {
      invalidateQueries(filters) {
        refetched.push(filters?.queryKey);
        return Promise.resolve();
      },
    },
  );
  vi.advanceTimersByTime(coalescedFor);
  expect(refetched).toEqual(expected);
});

test("[RT-22] a changed profile makes the member's layout old and the profile, and nothing of the site", () => {
  const who = {
    role: "member",
    memberId: 7,
    account: "lotus88",
    currency: "USD",
    demo: false,
  } as const;
  const client = new QueryClient();
  const keys = {
    layout: layoutQuery(fakeApi({}), who).queryKey,
    profile: profileQuery(fakeApi({}), who).queryKey,
    site: ["shell", "site-detail", 1],
  };
  for (const key of Object.values(keys)) client.setQueryData(key, {});
  eventToQueries({ type: "profile.updated" }, client);
  vi.advanceTimersByTime(coalescedFor);
  const old = Object.entries(keys).filter(([, key]) => client.getQueryState(key)?.isInvalidated);
  expect(old.map(([name]) => name)).toEqual(["layout", "profile"]);
});

test("twenty letters at once are one refetch, which begins after the last of them", () => {
  let refetches = 0;
  const client = {
    invalidateQueries() {
      refetches += 1;
      return Promise.resolve();
    },
  };
  for (let letter = 0; letter < 20; letter += 1) eventToQueries({ type: "letter.sent" }, client);
  expect(refetches).toBe(0);
  vi.advanceTimersByTime(coalescedFor);
  expect(refetches).toBe(1);
  eventToQueries({ type: "letter.read" }, client);
  vi.advanceTimersByTime(10 * coalescedFor);
  expect(refetches).toBe(2);
});
