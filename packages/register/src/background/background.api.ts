import { post, type Api } from "@naluma/api-client";
import { text } from "@naluma/api-client/wire";
import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { registerQueryKeys } from "../query-keys.ts";

export const getRegisterBackground = post("/arks/web/model/register-background/detail", {
  body: v.object({ site_id: v.number(), template: v.string() }),
  reads: v.object({ detail: v.nullish(v.object({ photo: v.nullish(text) })) }),
});

/** The URL of the operator's photo for the registration, unmodified; undefined if there is none (REG-127). */
export const registerBackgroundQuery = (api: Api, siteId: number, template: string) =>
  queryOptions({
    queryKey: registerQueryKeys.background(siteId, template),
    meta: { quiet: true },
    queryFn: ({ signal }) => api.read(getRegisterBackground, { site_id: siteId, template }, signal),
    select: ({ detail }) => detail?.photo ?? undefined,
  });
