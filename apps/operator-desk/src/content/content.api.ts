import { locales, type Locale } from "@naluma/site/locale";
import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { ask, get, post, search } from "../desk-api.ts";
import type { KindName } from "./kinds.ts";

const item = v.object({
  id: v.number(),
  version: v.string(),
  shown: v.boolean(),
  value: v.record(v.string(), v.unknown()),
  missing: v.array(v.picklist(locales)),
  /** By field, the languages whose text was translated from an English that has changed since. */
  outdated: v.record(v.string(), v.array(v.picklist(locales))),
});

export type Item = v.InferOutput<typeof item>;

const written = v.object({
  item,
  /** What the sanitiser removed, by language. */
  removed: v.record(v.string(), v.array(v.string())),
});

const list = v.object({ items: v.array(item) });

export interface Place {
  readonly siteId: number;
  readonly kind: KindName;
}

const readItems = get(
  ({ siteId, kind }: Place) => `/sandbox/content/items${search({ site_id: siteId, kind })}`,
  list,
);

export const itemsKey = ["content"] as const;

export const itemsQuery = (place: Place) =>
  queryOptions({
    queryKey: [...itemsKey, place.siteId, place.kind],
    queryFn: ({ signal }) => ask(readItems, place, { signal }),
  });

export interface Saved extends Place {
  /** undefined for a new item. */
  readonly id: number | undefined;
  readonly version: string;
  readonly shown: boolean;
  readonly value: Item["value"];
  /** Languages whose unchanged texts were confirmed for this English. */
  readonly reviewed: readonly Locale[];
}

export const saveItem = post(
  ({ id }: Saved) => `/sandbox/content/items${id === undefined ? "" : `/${id}`}`,
  written,
  ({ id, siteId, kind, version, shown, value, reviewed }) => ({
    shown,
    value,
    ...(id === undefined ? { site_id: siteId, kind } : { version }),
    ...(id !== undefined && reviewed.length > 0 && { reviewed }),
  }),
);

export const removeItem = post(
  ({ id }: Pick<Item, "id" | "version">) => `/sandbox/content/items/${id}/remove`,
  v.unknown(),
  ({ version }) => ({ version }),
);

export const orderItems = post(
  "/sandbox/content/order",
  v.object({ items: v.array(item) }),
  ({ siteId, kind, ids }: Place & { readonly ids: readonly number[] }) => ({
    site_id: siteId,
    kind,
    ids,
  }),
);
