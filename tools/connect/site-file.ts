import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { namedCapabilities, readCapabilities } from "@naluma/site/capabilities";
import { currencies as twelve, isCurrencyCode } from "@naluma/site/currency";
import { defaultLocale, locales } from "@naluma/site/locale";
import { drafts } from "../languages/drafts.ts";
import { isExposed } from "./platform.ts";
import type { Survey } from "./survey.ts";

export type JsonObject = Readonly<Record<string, unknown>>;

/** What no platform says, and every site's file has to. */
const start = {
  templates: { pc: "origin_pc", mobile: "origin_mobile" },
  modelVersion: "1",
  playMoney: false,
} as const;

const originKeys = ["gameOrigins", "frameOrigins", "imageOrigins", "connectOrigins"] as const;

/** The origins of these addresses that pages may use, without our own and without those that anybody could read. */
const originsOf = (addresses: readonly string[], publicOrigin: string): string[] => {
  const { host } = new URL(publicOrigin);
  const origins = addresses.flatMap((address) => {
    const url = URL.parse(address);
    if (!url || url.host === "" || url.host === host || isExposed(url)) return [];
    return [`${url.protocol}//${url.host}`];
  });
  return [...new Set(origins)];
};

/** Pages over http connect to `socket_url`, all others to `socket_ssl_url`. */
const socketOrigins = ({ detail: { site_info } }: Survey, publicOrigin: string): string[] => {
  const secure = originsOf([site_info.socket_ssl_url], publicOrigin).filter((origin) =>
    origin.startsWith("wss:"),
  );
  const plain = publicOrigin.startsWith("https:") ? null : URL.parse(site_info.socket_url);
  const isOwn = plain?.host === new URL(publicOrigin).host;
  return plain?.protocol === "ws:" && !isOwn ? [...secure, `ws://${plain.host}`] : secure;
};

/** Languages that the site speaks and in which the platform has names of games; English where it names none. */
export const languagesOf = ({ gamesByLanguage }: Survey): string[] => {
  const spoken = locales.filter((one) => gamesByLanguage.has(one) && !drafts.includes(one));
  if (spoken.length === 0) return [defaultLocale];
  return [...spoken].sort(
    (one, other) => Number(other === defaultLocale) - Number(one === defaultLocale),
  );
};

const known: readonly string[] = twelve;

/** Currencies besides the twelve are described, as far as ISO 4217 does not do that. */
const asWritten = (code: string): string | { code: string } =>
  known.includes(code) ? code : { code };

/** A currency of which neither the site nor ISO 4217 knows decimals and sign. */
export const isInvented = (code: string): boolean =>
  !known.includes(code) && !Intl.supportedValuesOf("currency").includes(code);

/** The codes of a file's currencies, and whether each says more than its code. */
export const currenciesIn = (value: unknown): Map<string, boolean> =>
  new Map(
    (Array.isArray(value) ? value : []).flatMap((one: unknown): [string, boolean][] => {
      if (typeof one === "string") return [[one, true]];
      const isDescribed = typeof one === "object" && one !== null && "code" in one;
      return isDescribed && typeof one.code === "string"
        ? [[one.code, "decimals" in one && "sign" in one]]
        : [];
    }),
  );

/** The part of a title before its first dash or dot: `Meridian` of `Meridian · Games`. */
const shortName = (title: string): string => title.split(/\s+[·|–—:-]\s+/)[0] ?? title;

/** What a platform says of its site, as the site's file has it. */
function saidBy(found: Survey, publicOrigin: string) {
  const { detail, siteId, pictures, addresses, origin } = found;
  const { title_zh, title_en, currencies, IS_DEMO, MINIMUM_AGE } = detail.env_config;
  const english = title_en || title_zh || `Site ${siteId}`;
  const logo = detail.web_logo_list.find(({ photo_path }) => photo_path.startsWith("/media/"));
  const service = detail.customerUrl[defaultLocale] ?? Object.values(detail.customerUrl)[0] ?? "";
  const framed = addresses.filter(({ mayBeFramed }) => mayBeFramed === true);
  return {
    siteId,
    siteName: shortName(english),
    titles: { zh: title_zh || english, en: english },
    brand: { logo: logo?.photo_path ?? "", mark: "", colours: { dark: {}, light: {} } },
    currencies: currencies.filter(isCurrencyCode).map(asWritten),
    languages: languagesOf(found),
    isDemo: IS_DEMO === 1,
    ...(MINIMUM_AGE === undefined ? {} : { minimumAge: MINIMUM_AGE }),
    gameOrigins: originsOf(
      addresses.map(({ url }) => url),
      publicOrigin,
    ),
    frameOrigins: originsOf(
      framed.map(({ url }) => url),
      publicOrigin,
    ),
    imageOrigins: originsOf(pictures, publicOrigin),
    connectOrigins: socketOrigins(found, publicOrigin),
    allowHttp: origin.startsWith("http:"),
    customerServiceUrl: service,
    capabilities: namedCapabilities(readCapabilities(detail.capabilities)),
  };
}

export interface SiteFile {
  readonly settings: JsonObject;
  /** What differs from the file as it was, one line for each. */
  readonly changes: readonly string[];
}

/**
 * A new file, or the one that is there with what it lacks. What an operator has written stays. Origins and capabilities
 * alone grow with the platform, because without these nothing of it would be seen; the capabilities are always those
 * that the platform names now.
 */
export function siteFile(
  before: JsonObject | undefined,
  found: Survey,
  publicOrigin: string,
): SiteFile {
  const said: JsonObject = saidBy(found, publicOrigin);
  const settings: Record<string, unknown> = { ...before };
  const changes: string[] = [];
  // The name comes first, then the platform's own, then what is the same for everybody.
  for (const [key, value] of Object.entries({ ...said, ...start, ...said })) {
    if (settings[key] !== undefined) continue;
    settings[key] = value;
    if (key in said && !isEmpty(value)) changes.push(`+ ${key}: ${shown(value)}`);
  }
  for (const key of originKeys) {
    const [old, seen] = [textsIn(before?.[key]), textsIn(said[key])];
    const more = seen.filter((origin) => !old.includes(origin));
    if (before?.[key] === undefined || more.length === 0) continue;
    settings[key] = [...old, ...more];
    changes.push(`+ ${key}: ${more.join(", ")}`);
  }
  if (before?.["capabilities"] !== undefined) {
    const [old, now] = [namesIn(before["capabilities"]), namesIn(said["capabilities"])];
    const [more, less] = [
      now.filter((one) => !old.includes(one)),
      old.filter((one) => !now.includes(one)),
    ];
    if (more.length > 0) changes.push(`+ capabilities: ${more.join(", ")}`);
    if (less.length > 0) changes.push(`- capabilities: ${less.join(", ")}`);
    if (more.length + less.length > 0) settings["capabilities"] = said["capabilities"];
  }
  return { settings, changes };
}

const isEmpty = (value: unknown): boolean =>
  value === "" || (typeof value === "object" && value !== null && Object.keys(value).length === 0);

const shown = (value: unknown): string => {
  if (Array.isArray(value)) return value.map((one: unknown) => shown(one)).join(", ");
  const [[code, isAlone] = []] = currenciesIn([value]);
  if (code !== undefined && isAlone === false) return code;
  if (namesIn(value).length > 0 && Object.values(Object(value)).every((one) => one === 1))
    return namesIn(value).join(", ");
  return typeof value === "string" ? value : JSON.stringify(value);
};

export const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];

const namesIn = (value: unknown): string[] =>
  typeof value === "object" && value !== null ? Object.keys(value) : [];

/**
 * Where a site's file is: in the operator's folder, or in the gateway's own. A site that is the sandbox's there goes
 * beside it, because `npm start` needs that file.
 */
export function folderFor(root: string, siteId: number, sitesFolder: string | undefined): string {
  if (sitesFolder) return resolve(root, sitesFolder);
  const own = join(root, "apps/gateway/sites");
  const file = join(own, `${siteId}.json`);
  const isSandboxs = existsSync(file) && readFileSync(file, "utf8").includes("{PROVIDER_ORIGIN}");
  return isSandboxs ? join(root, ".data/sites") : own;
}
