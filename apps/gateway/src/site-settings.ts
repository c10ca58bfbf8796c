import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { innerPath, outwardAddress } from "@naluma/site/address";
import { brandTokens, isColour } from "@naluma/site/brand";
import { currencies } from "@naluma/site/currency";
import { locales } from "@naluma/site/locale";
import type { SiteSettings } from "@naluma/site/settings";
import * as v from "valibot";

const origin = v.pipe(v.string(), v.regex(/^(https?|wss?):\/\/[^/\s;,]+$/, "not an origin"));
const origins = v.array(origin);
const openType = v.picklist(["window", "modal", "page", "redirect"]);
const currency = v.picklist(currencies);

/** A path of ours without query, `/old`, or all below one, `/old/**`. */
const rulePath = v.pipe(v.string(), v.regex(/^\/[\w-]+(\/[\w-]+)*(\/\*\*)?$/, "not a path"));
const target = v.pipe(
  v.string(),
  v.check(
    (to) => innerPath(to) !== undefined || outwardAddress(to, { allowHttp: true }) !== undefined,
    "leads nowhere",
  ),
);
const host = v.pipe(v.string(), v.regex(/^[a-z0-9.-]+(:\d+)?$/, "not a host"));

const ownPath = v.pipe(
  v.string(),
  v.check((path) => path === "" || innerPath(path) !== undefined, "is no path of ours"),
);
const colour = v.pipe(v.string(), v.check(isColour, "is no colour"));
const colours = v.record(v.picklist(brandTokens), colour);

const schema = v.strictObject({
  siteId: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  siteName: v.string(),
  titles: v.strictObject({ zh: v.string(), en: v.string() }),
  brand: v.strictObject({
    logo: ownPath,
    mark: ownPath,
    colours: v.strictObject({ dark: colours, light: colours }),
  }),
  templates: v.strictObject({ pc: v.string(), mobile: v.string() }),
  modelVersion: v.string(),
  currencies: v.pipe(v.array(currency), v.minLength(1)),
  languages: v.pipe(v.array(v.picklist(locales)), v.minLength(1)),
  currencySymbols: v.record(currency, v.string()),
  isDemo: v.boolean(),
  gameRoom: v.boolean(),
  desktopLock: v.boolean(),
  languageCookie: v.pipe(v.string(), v.regex(/^[\w-]+$/)),
  crossOrigin: v.boolean(),
  gameOrigins: origins,
  frameOrigins: origins,
  imageOrigins: origins,
  connectOrigins: origins,
  allowHttp: v.boolean(),
  openTypes: v.strictObject({
    desktop: openType,
    mobile: openType,
    app: openType,
    byProvider: v.record(
      v.string(),
      v.strictObject({
        desktop: v.exactOptional(openType),
        mobile: v.exactOptional(openType),
        app: v.exactOptional(openType),
      }),
    ),
  }),
  landscapeProviders: v.array(v.string()),
  siteDetailFile: v.string(),
  customerServiceUrl: v.string(),
  depositUrl: v.string(),
  closed: v.boolean(),
  apps: v.strictObject({ ios: v.string(), android: v.string() }),
  appBridges: v.strictObject({ ios: v.string(), android: v.string() }),
  hiddenLinks: v.array(v.string()),
  routeRules: v.record(rulePath, v.strictObject({ redirect: target })),
  domains: v.array(host),
  toastsAtOnce: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  playMoney: v.boolean(),
});

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/**
 * A site's public configuration. `{NAME}` in the file stands for an address that differs from one
 * start to the next. Throws with the file and the field that is wrong.
 */
export function parseSiteSettings(
  text: string,
  addresses: Readonly<Record<string, string>>,
  file: string,
): SiteSettings {
  const filled = text.replace(/\{([A-Z_]+)\}/g, (whole, name: string) => addresses[name] ?? whole);
  const json: unknown = JSON.parse(filled);
  if (!isObject(json)) throw new Error(`${file} holds no settings`);
  const read = v.safeParse(schema, json);
  if (!read.success) {
    const [issue] = read.issues;
    throw new Error(`${file}: ${v.getDotPath(issue) ?? ""} ${issue.message}`);
  }
  return read.output;
}

/** The sites that come with the gateway. */
const ownSites = join(import.meta.dirname, "../sites");

/** The configuration of one site from `folder`, which an operator may keep elsewhere. */
export async function readSiteSettings(
  id: number,
  addresses: Readonly<Record<string, string>>,
  folder = ownSites,
): Promise<SiteSettings> {
  const file = join(folder, `${id}.json`);
  const text = await readFile(file, "utf8").catch((cause: unknown) => {
    throw new Error(`There is no configuration of site ${id} (${file})`, { cause });
  });
  return parseSiteSettings(text, addresses, file);
}
