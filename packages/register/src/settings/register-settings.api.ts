import { post, type Api } from "@naluma/api-client";
import { flag, listIn, text } from "@naluma/api-client/wire";
import { isCurrencyCode, type Currency } from "@naluma/site/currency";
import { queryOptions } from "@tanstack/react-query";
import * as v from "valibot";
import { wireNames } from "../fields/wire-names.ts";
import { registerFields, type RegisterField } from "../form/register-values.ts";
import { registerQueryKeys } from "../query-keys.ts";
import type { FieldSetting, FieldSettings, RegisterSettings } from "./field-setting.ts";

const wireSetting = v.object({
  name: text,
  currency: text,
  is_display: flag,
  is_required: flag,
  is_unique: flag,
  is_member_center: flag,
  is_verification: flag,
  is_member_center_verification: flag,
});

type WireSetting = v.InferOutput<typeof wireSetting>;

const fieldOf = (name: string): RegisterField | undefined =>
  registerFields.find((field) => field !== "isAgreed" && wireNames[field] === name);

const settingOf = (wire: WireSetting): FieldSetting => ({
  isDisplayed: wire.is_display,
  isRequired: wire.is_required,
  isUnique: wire.is_unique,
  isInMemberCentre: wire.is_member_center,
  isVerified: wire.is_verification,
  isVerifiedInMemberCentre: wire.is_member_center_verification,
});

/** Ignores fields that this form does not have. Currencies that the site does not offer are kept, but never asked for. */
function byCurrency(list: WireSetting[]): RegisterSettings {
  const settings: Partial<Record<Currency, FieldSettings>> = {};
  for (const wire of list) {
    const field = fieldOf(wire.name);
    if (field && isCurrencyCode(wire.currency))
      settings[wire.currency] = { ...settings[wire.currency], [field]: settingOf(wire) };
  }
  return settings;
}

export const listRegisterSettings = post("/arks/web/register-settings", {
  body: v.object({ site_id: v.number() }),
  reads: v.pipe(listIn("list", wireSetting), v.transform(byCurrency)),
});

export const registerSettingsQuery = (api: Api, siteId: number) =>
  queryOptions({
    queryKey: registerQueryKeys.settings(siteId),
    // The dialog itself shows the error.
    meta: { quiet: true },
    queryFn: ({ signal }) => api.read(listRegisterSettings, { site_id: siteId }, signal),
  });

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
