import { post, type Api } from "@naluma/api-client";
import { listIn, text } from "@naluma/api-client/wire";
import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { registerQueryKeys } from "../query-keys.ts";

/** Texts that a visitor accepts; their content is the operator's HTML. */
export const listAgreements = post("/arks/web/register-settings/service-agreement", {
  body: v.object({ site_id: v.number() }),
  reads: listIn("list", v.object({ title: text, content: text })),
});

/** In the visitor's language; changing that loads a new page, so it is not part of the key. */
export const agreementsQuery = (api: Api, siteId: number) =>
  queryOptions({
    queryKey: registerQueryKeys.agreements(siteId),
    meta: { quiet: true },
    queryFn: ({ signal }) => api.read(listAgreements, { site_id: siteId }, signal),
  });
