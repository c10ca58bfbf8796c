import { fakeApi } from "@naluma/api-client/api.fake";
import { layoutQuery, profileQuery } from "@naluma/member";
import { QueryClient, type QueryKey } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { eventToQueries } from "./event-to-queries.ts";

test.each([
  ["carousel_picture.url", [["content", "banners"]]],
  ["model_sponsor.url", [["content", "sponsors"]]],
  ["model_login.url", [["content", "login-words"]]],
  ["customer_service_link_change", [["shell", "site-detail"]]],
  ["profile.updated", [["member"], ["wallet"]]],
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
  const old = Object.entries(keys).filter(([, key]) => client.getQueryState(key)?.isInvalidated);
  expect(old.map(([name]) => name)).toEqual(["layout", "profile"]);
});
