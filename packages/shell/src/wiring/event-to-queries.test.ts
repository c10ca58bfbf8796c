import { expect, test } from "vitest";
import type { QueryKey } from "@tanstack/react-query";
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
