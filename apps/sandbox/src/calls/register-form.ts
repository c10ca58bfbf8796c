import * as v from "valibot";
import { currency, flag, html, picture, siteId, template, text } from "../ground/values.ts";
import { serviceAgreement } from "../registration/agreement.ts";
import { registerBackground, registerSettings, settingNames } from "../registration/settings.ts";
import type { Services } from "../services.ts";
import { siteWithId } from "../sites/sites.ts";
import { done } from "../wire/answer.ts";
import { call, type Ask } from "../wire/call.ts";
import { unknownSite } from "./site.ts";

const bySite = v.strictObject({ site_id: siteId });

const listSettings = call({
  path: "/api/arks/web/register-settings",
  operationId: "listRegisterSettings",
  tag: "Registration",
  token: "welcome",
  body: bySite,
  data: v.object({
    list: v.array(
      v.object({
        name: v.picklist(settingNames),
        currency,
        is_display: flag,
        is_required: flag,
        is_unique: flag,
        is_member_center: flag,
        is_verification: flag,
        is_member_center_verification: v.optional(flag),
      }),
    ),
  }),
  run: async (ask: Ask<Pick<Services, "sites">>, { site_id }) => {
    const site = ask.services.sites.withId(site_id);
    return site ? done({ list: registerSettings(site) }) : unknownSite(ask);
  },
});

const agreement = call({
  path: "/api/arks/web/register-settings/service-agreement",
  operationId: "getServiceAgreement",
  tag: "Registration",
  token: "welcome",
  body: bySite,
  data: v.object({ list: v.array(v.object({ title: text(0, 255), content: html })) }),
  run: async (ask: Ask, { site_id }) =>
    siteWithId(site_id) ? done({ list: serviceAgreement(ask.lang) }) : unknownSite(ask),
});

const background = call({
  path: "/api/arks/web/model/register-background/detail",
  operationId: "getRegisterBackground",
  tag: "Registration",
  token: "welcome",
  body: v.strictObject({ site_id: siteId, template }),
  data: v.object({ detail: v.object({ photo: picture }) }),
  run: async (ask: Ask, body) => {
    const site = siteWithId(body.site_id);
    return site
      ? done({ detail: { photo: registerBackground(site, body.template) } })
      : unknownSite(ask);
  },
});

export const registerFormCalls = [listSettings, agreement, background];
