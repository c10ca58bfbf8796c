import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { ask, get } from "./desk-api.ts";

const site = v.pipe(
  v.object({
    site_id: v.number(),
    name: v.string(),
    settings: v.object({ currencies: v.array(v.string()) }),
    offered: v.array(v.string()),
  }),
  v.transform(({ site_id, name, settings, offered }) => ({
    site_id,
    name,
    currencies: settings.currencies,
    /** Every currency of the platform: a member may hold one that the site no longer offers. */
    offered,
  })),
);

const readSites = get("/sandbox/settings", v.array(site));

/** The sites whose players the desk serves; invalidated by any change of their settings. */
export const sitesQuery = queryOptions({
  queryKey: ["settings", "sites"],
  queryFn: ({ signal }) => ask(readSites, undefined, { signal }),
});
