import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { ask, get } from "./desk-api.ts";

const readSites = get(
  "/sandbox/settings",
  v.array(v.object({ site_id: v.number(), name: v.string() })),
);

/** The sites whose players the desk is for. */
export const sitesQuery = queryOptions({
  queryKey: ["sites"],
  queryFn: ({ signal }) => ask(readSites, undefined, { signal }),
});
