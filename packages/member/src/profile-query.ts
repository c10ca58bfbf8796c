import type { Api } from "@naluma/api-client";
import type { Who } from "@naluma/site/who";
import { queryOptions, skipToken } from "@tanstack/react-query";
import { getProfile } from "./layout/layout.api.ts";
import { keyOf } from "./member-queries.ts";

export const profileQuery = (api: Api, who: Who) =>
  queryOptions({
    queryKey: keyOf(who, "profile"),
    queryFn:
      who.role === "visitor" || who.demo
        ? skipToken
        : ({ signal }) => api.read(getProfile, {}, signal),
  });
