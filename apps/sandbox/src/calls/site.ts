import { capabilities, namedCapabilities, type Capability } from "@naluma/site/capabilities";
import { locales, type Locale } from "@naluma/site/locale";
import { neededFor, pageNameAt } from "@naluma/site/named-pages";
import * as v from "valibot";
import { inLanguage, servicePlace, type ContentKind } from "../content/content-kinds.ts";
import {
  currency,
  flag,
  id,
  picture,
  siteId,
  template,
  text,
  webAddress,
  whole,
} from "../ground/values.ts";
import type { Services } from "../services.ts";
import type { SiteRecord } from "../sites/sites.ts";
import { done, refusal, type Answer } from "../wire/answer.ts";
import { call, type Ask } from "../wire/call.ts";

type Needs = Pick<Services, "contents" | "sites" | "serviceAddress" | "socketHost" | "socketKey">;

const bySite = v.strictObject({ site_id: siteId });

export const unknownSite = ({ lang }: Ask): Answer => refusal("999", "site_unknown", lang);

const logo = v.object({ photo_path: picture });

const serviceFor = (
  {
    site,
    serviceAddress,
  }: { readonly site: SiteRecord; readonly serviceAddress: Services["serviceAddress"] },
  lang: Locale,
): string => site.customerService[lang] ?? serviceAddress(lang);

/** The member services that the site has on this platform. */
const offeredBy = (siteId: number, sites: Services["sites"]): readonly Capability[] =>
  capabilities.filter((name) => sites.offers(siteId, name));

/** A site's details, for the response of the call and for its configuration file; undefined for an unknown site. */
export function siteData(
  site_id: number,
  {
    sites,
    serviceAddress,
    socketKey,
    socketHost,
  }: Pick<Services, "sites" | "serviceAddress" | "socketKey" | "socketHost">,
) {
  const site = sites.withId(site_id);
  if (!site) return undefined;
  return {
    env_config: {
      title_zh: site.titles.zh,
      title_en: site.titles.en,
      currencies: site.currencies,
      IS_DEMO: site.isDemo ? (1 as const) : (0 as const),
      LINK_EXPIRE_TIME: site.linkExpireTime,
      MINIMUM_AGE: site.minimumAge,
    },
    web_logo_list: site.logos,
    customerUrl: Object.fromEntries(
      locales.map((lang) => [lang, serviceFor({ site, serviceAddress }, lang)]),
    ),
    site_info: {
      socket_url: `ws://${socketHost}`,
      socket_ssl_url: `wss://${socketHost}`,
      socket_key: socketKey,
    },
    capabilities: namedCapabilities(offeredBy(site.id, sites)),
    // The visitor's country, which a static file cannot know.
    country: "",
  };
}

const siteDetail = call({
  path: "/api/arks/web/site/detail",
  operationId: "getSiteDetail",
  tag: "Site",
  token: "welcome",
  body: bySite,
  data: v.object({
    env_config: v.object({
      title_zh: text(0, 100),
      title_en: text(0, 100),
      currencies: v.pipe(v.array(currency), v.minLength(1)),
      IS_DEMO: v.optional(flag),
      LINK_EXPIRE_TIME: v.optional(whole(1)),
      MINIMUM_AGE: v.optional(whole(1)),
    }),
    web_logo_list: v.array(logo),
    customerUrl: v.record(v.pipe(v.string(), v.regex(/^[a-z]{2}_[A-Z]{2}$/)), webAddress),
    site_info: v.object({
      socket_url: v.pipe(v.string(), v.regex(/^ws:\/\//)),
      socket_ssl_url: v.pipe(v.string(), v.regex(/^wss:\/\//)),
      socket_key: text(1, 64),
    }),
    capabilities: v.optional(v.record(v.pipe(v.string(), v.regex(/^[A-Za-z]{1,32}$/)), whole(1))),
    country: v.optional(v.pipe(v.string(), v.regex(/^$|^[A-Z]{2}$/))),
  }),
  run: async (ask: Ask<Needs>, { site_id }) => {
    const data = siteData(site_id, ask.services);
    return data ? done({ ...data, country: ask.country }) : unknownSite(ask);
  },
});

const webLogo = call({
  path: "/api/web/logo",
  operationId: "listLogos",
  tag: "Site",
  token: "welcome",
  body: bySite,
  data: v.object({ web_logo_list: v.array(logo) }),
  run: async (ask: Ask<Needs>, { site_id }) => {
    const site = ask.services.sites.withId(site_id);
    return site ? done({ web_logo_list: site.logos }) : unknownSite(ask);
  },
});

const links = v.object({
  list: v.array(v.object({ id, name: text(0, 100), url: text(0, 2048), photo_path: picture })),
});

/** Whether a link leads to a page whose member service the site has, or to any other place. */
const hasItsPage = (url: string, offered: readonly Capability[]): boolean => {
  const page = pageNameAt(url);
  const needed = page ? neededFor(page) : [];
  return needed.length === 0 || needed.some((name) => offered.includes(name));
};

const listOf = async (
  ask: Ask<Needs>,
  site_id: number,
  kind: ContentKind & ("footer" | "mobile-footer" | "float"),
) => {
  const { serviceAddress, sites } = ask.services;
  const site = sites.withId(site_id);
  if (!site) return unknownSite(ask);
  const items = await ask.services.contents.list(site_id, kind);
  const shown = items.filter(({ url }) => hasItsPage(url, offeredBy(site_id, sites)));
  return done({
    list: shown.map((item) => ({
      id: item.id,
      name: inLanguage(item.name, ask.lang),
      url: item.url === servicePlace ? serviceFor({ site, serviceAddress }, ask.lang) : item.url,
      photo_path: item.photo_path,
    })),
  });
};

const mobileFooter = call({
  path: "/api/arks/web/web-mobile-footer",
  operationId: "listMobileFooter",
  tag: "Site",
  token: "welcome",
  body: v.strictObject({ site_id: siteId, template }),
  data: links,
  run: (ask: Ask<Needs>, { site_id }) => listOf(ask, site_id, "mobile-footer"),
});

const footer = call({
  path: "/api/arks/web/footer",
  operationId: "listFooter",
  tag: "Site",
  token: "welcome",
  body: bySite,
  data: links,
  run: (ask: Ask<Needs>, { site_id }) => listOf(ask, site_id, "footer"),
});

const float = call({
  path: "/api/arks/web/float",
  operationId: "listFloats",
  tag: "Site",
  token: "welcome",
  body: bySite,
  data: links,
  run: (ask: Ask<Needs>, { site_id }) => listOf(ask, site_id, "float"),
});

export const siteCalls = [siteDetail, webLogo, mobileFooter, footer, float];
