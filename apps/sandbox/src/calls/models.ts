import type { Locale } from "@naluma/site/locale";
import * as v from "valibot";
import { inLanguage, type ContentKind } from "../content/content-kinds.ts";
import {
  html,
  id,
  locale,
  modelVersion,
  picture,
  siteId,
  template,
  text,
} from "../ground/values.ts";
import type { Services } from "../services.ts";
import { siteWithId } from "../sites/sites.ts";
import { done } from "../wire/answer.ts";
import { call, type Ask } from "../wire/call.ts";
import { unknownSite } from "./site.ts";

type Needs = Pick<Services, "contents">;

const model = v.strictObject({ site_id: siteId, language: locale, model_version: modelVersion });

/** The contract requires only title and content (W-65), and the texts beside the login have no more. */
const modelItem = v.object({
  id: v.optional(id),
  title: text(0, 255),
  content: html,
  photo_path: v.optional(picture),
  url: v.optional(text(0, 2048)),
});
const written = v.object({ list: v.array(modelItem) });

/** The language in the body counts here, not the one in the header. */
const writtenIn = async (
  ask: Ask<Needs>,
  asked: { readonly site_id: number; readonly language: Locale },
  kind: ContentKind & ("page" | "sponsor"),
) => {
  if (!siteWithId(asked.site_id)) return unknownSite(ask);
  const items = await ask.services.contents.list(asked.site_id, kind);
  return done({
    list: items.map((item) => ({
      id: item.id,
      title: inLanguage(item.title, asked.language),
      content: inLanguage(item.content, asked.language),
      photo_path: item.photo_path,
      url: item.url,
    })),
  });
};

const modelSetting = call({
  path: "/api/web/model_setting",
  operationId: "getModelSetting",
  tag: "Site",
  token: "welcome",
  body: model,
  data: written,
  run: (ask: Ask<Needs>, body) => writtenIn(ask, body, "page"),
});

const modelSponsor = call({
  path: "/api/web/model_sponsor",
  operationId: "getModelSponsor",
  tag: "Site",
  token: "welcome",
  body: model,
  data: written,
  run: (ask: Ask<Needs>, body) => writtenIn(ask, body, "sponsor"),
});

const modelLogin = call({
  path: "/api/web/model_login",
  operationId: "getModelLogin",
  tag: "Site",
  token: "welcome",
  body: model,
  data: v.object({ list: v.union([modelItem, v.array(modelItem)]) }),
  run: async (ask: Ask<Needs>, { site_id, language }) => {
    if (!siteWithId(site_id)) return unknownSite(ask);
    const [first] = await ask.services.contents.list(site_id, "login");
    const list = first
      ? { title: inLanguage(first.title, language), content: inLanguage(first.content, language) }
      : [];
    return done({ list });
  },
});

/**
 * A route of the site's own server, normally answered by the gateway. For pages served without a gateway it
 * exists here, with its own code (W-03).
 */
const templateConfig = call({
  path: "/api/template_config",
  operationId: "storeTemplateName",
  tag: "Own site routes",
  token: "ignored",
  body: v.strictObject({ mobileTemplateName: template }),
  data: v.null(),
  run: async () => ({ ...done(), code: "1000" }),
});

export const modelCalls = [modelSetting, modelSponsor, modelLogin, templateConfig];
