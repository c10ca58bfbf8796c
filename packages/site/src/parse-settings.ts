import * as v from "valibot";
import { innerPath, outwardAddress } from "./address.ts";
import { brandTokens, isColour } from "./brand.ts";
import { readCapabilities } from "./capabilities.ts";
import { locales } from "./locale.ts";
import { pageNames } from "./named-pages.ts";
import { readCurrencies, writtenCurrencies } from "./parse-currencies.ts";
import type { SiteSettings } from "./settings.ts";
import { trackedLocales } from "./tracking.ts";

/** A setting that an operator can fix; the message gives its name, its value, and what is expected. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
}

const origin = v.pipe(
  v.string(),
  v.regex(/^(https?|wss?):\/\/[^/\s;,]+$/, "expected an origin such as https://cdn.example"),
);
const origins = v.optional(v.array(origin), []);
const no = v.optional(v.boolean(), false);
const text = v.optional(v.string(), "");
const texts = v.optional(v.array(v.string()), []);
const noApps = { ios: "", android: "" };
const openType = v.picklist(["window", "modal", "page", "redirect"]);
/** One of our paths without a query, `/old`, or everything below one, `/old/**`. */
const rulePath = v.pipe(
  v.string(),
  v.regex(/^\/[\w-]+(\/[\w-]+)*(\/\*\*)?$/, "expected a path such as /old or /old/**"),
);
const target = v.pipe(
  v.string(),
  v.check(
    (to) => innerPath(to) !== undefined || outwardAddress(to, { allowHttp: true }) !== undefined,
    "leads nowhere: expected a path of ours or an address",
  ),
);
const host = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9.-]+(:\d+)?$/, "expected a host such as www.example.com"),
);

const ownPath = v.pipe(
  v.string(),
  v.check(
    (path) => path === "" || innerPath(path) !== undefined,
    "expected a path of ours, or nothing",
  ),
);
const pathOrAddress = v.pipe(
  v.string(),
  v.check(
    (to) =>
      to === "" ||
      innerPath(to) !== undefined ||
      outwardAddress(to, { allowHttp: true }) !== undefined,
    "expected a path of ours, an address, or nothing",
  ),
);
const colour = v.pipe(v.string(), v.check(isColour, "expected a colour such as #a9c9ee"));
const colours = v.record(v.picklist(brandTokens), colour);

const unknownPage = `there is no such page, only ${pageNames.join(", ")}`;

const trackingScript = v.strictObject({
  address: v.pipe(v.string(), v.url()),
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, "expected letters, digits, _ or -")),
  integrity: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(sha(256|384|512)-[A-Za-z0-9+/=]+)?$/, "expected a hash such as sha384-…"),
    ),
    "",
  ),
});

/** What a file leaves out is as on a site that needs nothing beyond the contract. */
const schema = v.strictObject({
  siteId: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
  siteName: v.string(),
  titles: v.strictObject({ zh: v.string(), en: v.string() }),
  brand: v.optional(
    v.strictObject({
      logo: ownPath,
      mark: ownPath,
      colours: v.strictObject({ dark: colours, light: colours }),
    }),
    { logo: "", mark: "", colours: { dark: {}, light: {} } },
  ),
  templates: v.strictObject({ pc: v.string(), mobile: v.string() }),
  modelVersion: v.string(),
  currencies: writtenCurrencies,
  languages: v.pipe(v.array(v.picklist(locales)), v.minLength(1)),
  isDemo: no,
  minimumAge: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1)), 18),
  gameRoom: no,
  desktopLock: no,
  languageCookie: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]+$/, "expected the name of a cookie")),
    "lang",
  ),
  crossOrigin: no,
  gameOrigins: origins,
  frameOrigins: origins,
  imageOrigins: origins,
  connectOrigins: origins,
  allowHttp: no,
  openTypes: v.optional(
    v.strictObject({
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
    { desktop: "window", mobile: "page", app: "page", byProvider: {} },
  ),
  landscapeProviders: texts,
  siteDetailFile: text,
  customerServiceUrl: text,
  forgottenPasswordSms: v.optional(ownPath, ""),
  closed: no,
  apps: v.optional(v.strictObject({ ios: v.string(), android: v.string() }), noApps),
  appBridges: v.optional(v.strictObject({ ios: v.string(), android: v.string() }), noApps),
  thirdPartyLogins: v.optional(
    v.array(
      v.strictObject({
        name: v.pipe(v.string(), v.nonEmpty()),
        address: v.pipe(v.string(), v.url()),
        icon: v.exactOptional(
          v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/, "expected letters, digits, _ or -")),
        ),
      }),
    ),
    [],
  ),
  hiddenLinks: texts,
  pages: v.optional(v.record(v.picklist(pageNames, unknownPage), v.string()), {}),
  routeRules: v.optional(v.record(rulePath, v.strictObject({ redirect: target })), {}),
  domains: v.optional(v.array(host), []),
  toastsAtOnce: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1)), 5),
  capabilities: v.optional(
    v.pipe(v.record(v.string(), v.unknown()), v.transform(readCapabilities)),
    {},
  ),
  playMoney: no,
  tenDigitPhones: no,
  buildCheckSeconds: v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1)), 120),
  iconService: v.optional(pathOrAddress, ""),
  tracking: v.optional(v.record(v.picklist(trackedLocales), trackingScript), {}),
});

/** The addresses in the form that links have, without those of pages that the site hides. */
const followedPages = ({
  allowHttp,
  hiddenLinks,
  pages,
}: Pick<SiteSettings, "allowHttp" | "hiddenLinks" | "pages">): SiteSettings["pages"] =>
  Object.fromEntries(
    Object.entries(pages).flatMap(([name, address]) => {
      const url = outwardAddress(address, { allowHttp });
      return url && !hiddenLinks.includes(name) ? [[name, url.href]] : [];
    }),
  );

/** Rejects addresses that would track the player over an unencrypted connection. */
const checked = v.pipe(
  schema,
  v.check(
    ({ allowHttp, tracking }) =>
      Object.values(tracking).every(({ address }) => outwardAddress(address, { allowHttp })),
    "tracking: expected addresses that begin with https",
  ),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return;
    const { allowHttp, pages } = dataset.value;
    for (const [name, address] of Object.entries(pages))
      if (!outwardAddress(address, { allowHttp }))
        addIssue({
          message: `pages.${name} is ${JSON.stringify(address)}: expected an address that begins with https://`,
        });
  }),
  v.transform(({ currencies, ...settings }) => ({
    ...settings,
    ...readCurrencies(currencies),
    pages: followedPages(settings),
  })),
);

const isObject = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The key, its value, and the expected value. */
const faultOf = (issue: v.BaseIssue<unknown>): string => {
  const key = v.getDotPath(issue) ?? "";
  // A rule about several keys has no value of its own.
  if (issue.path === undefined) return issue.message;
  const last = issue.path.at(-1);
  const value = JSON.stringify(last?.origin === "key" ? last.value : issue.input);
  if (issue.type === "strict_object" && issue.expected === "never")
    return `${key} is ${value}: there is no such key`;
  if (issue.input === undefined) return `${key} is missing`;
  const hint = issue.message.startsWith("Invalid ") ? `expected ${issue.expected}` : issue.message;
  return `${key} is ${value}: ${hint}`;
};

const readJson = (text: string, file: string): object => {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch (error) {
    const reason = String(error).replaceAll(/\s+/g, " ");
    throw new ConfigError(`${file} is expected to be JSON: ${reason}`);
  }
  if (isObject(json)) return json;
  throw new ConfigError(`${file} is expected to hold the settings of a site as one JSON object`);
};

/**
 * A site's public configuration. `{NAME}` in the file is replaced with an address that changes from one start to the
 * next.
 *
 * @throws ConfigError with the file and all of its errors
 */
export function parseSiteSettings(
  text: string,
  addresses: Readonly<Record<string, string>>,
  file: string,
): SiteSettings {
  const filled = text.replace(/\{([A-Z_]+)\}/g, (whole, name: string) => addresses[name] ?? whole);
  const read = v.safeParse(checked, readJson(filled, file));
  if (!read.success) throw new ConfigError(`${file}: ${read.issues.map(faultOf).join("; ")}`);
  return read.output;
}
