import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { ask, get, post } from "../desk-api.ts";

const settings = v.object({
  titles: v.object({ zh: v.string(), en: v.string() }),
  currencies: v.array(v.string()),
  isDemo: v.boolean(),
  linkExpireTime: v.number(),
  logos: v.array(v.object({ photo_path: v.string() })),
  customerService: v.record(v.string(), v.string()),
  minimumAge: v.number(),
  excludedCountries: v.array(v.string()),
  /** The member services that the site does without. */
  leftOut: v.array(v.string()),
});
export type Settings = v.InferOutput<typeof settings>;

const site = v.object({
  site_id: v.number(),
  name: v.string(),
  settings,
  /** The customer service address for languages without one of their own. */
  own_service: v.record(v.string(), v.string()),
  /** The currencies in which play money is available. */
  offered: v.array(v.string()),
  /** The member services that it may leave out. */
  services: v.array(v.string()),
});
export type SiteSettings = v.InferOutput<typeof site>;

const readSettings = get("/sandbox/settings", v.array(site));

export const settingsKey = ["settings"] as const;

export const settingsQuery = queryOptions({
  queryKey: [...settingsKey, "whole"],
  queryFn: ({ signal }) => ask(readSettings, undefined, { signal }),
});

export interface SettingsChange {
  readonly siteId: number;
  readonly settings: Settings;
}

export const saveSettings = post(
  ({ siteId }: SettingsChange) => `/sandbox/settings/${siteId}`,
  site,
  ({ settings: changed }) => changed,
);
