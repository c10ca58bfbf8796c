import { resolve } from "node:path";
import { outwardAddress } from "@naluma/site/address";
import { ConfigError } from "@naluma/site/parse-settings";
import * as v from "valibot";
import { readRange } from "./visitor/player-address.ts";

type Environment = Readonly<Record<string, string | undefined>>;

/** How one gateway runs. */
export interface GatewayOptions {
  readonly host: string;
  /** 0 takes any free port. */
  readonly port: number;
  readonly siteId: number;
  /** Where the sites' configurations lie; the gateway's own folder unless an operator names another. */
  readonly sitesFolder: string | undefined;
  /** Where the releases lie that are served; the builds of this checkout where nobody names one. */
  readonly releasesFolder: string | undefined;
  /** The operator platform, without `/api`. */
  readonly apiOrigin: string;
  /** Where browsers find it, if not there; fills `{API_ORIGIN}` of the site's configuration. */
  readonly apiPublicOrigin: string;
  /** Proves to the platform that X-Forwarded-For is the gateway's. */
  readonly secret: string;
  /** Where the provider's games are; fills `{PROVIDER_ORIGIN}` of the site's configuration. */
  readonly providerOrigin: string;
  /** Where real time is, when it is no part of the platform; the content policy lets pages connect to it. */
  readonly socketOrigin: string | undefined;
  /** Where players reach this gateway. https adds Secure to cookies. */
  readonly publicOrigin: string;
  /** Header in which a proxy in front of us sends the visitor's country; '' for none. */
  readonly countryHeader: string;
  /** Header in which it sends the visitor's address; '' for none. */
  readonly addressHeader: string;
  /** Ranges of the proxies that are believed. */
  readonly trustedProxies: readonly string[];
  /** Milliseconds for which a kept page is served without asking again. */
  readonly freshFor: number;
  readonly pagesKept: number;
  /** Only there anybody is tracked (TRACK-04). */
  readonly isProduction: boolean;
  /** Where events of tracking are sent on to, with whatever key it wants; '' is nowhere. */
  readonly trackingCollector: string;
}

const unset = (env: Environment) =>
  Object.fromEntries(Object.entries(env).filter(([, text]) => text !== ""));

const aPort = "a port from 0 to 65535";
const port = (fallback: number) =>
  v.pipe(
    v.optional(v.string(), String(fallback)),
    v.regex(/^\d{1,5}$/, aPort),
    v.transform(Number),
    v.maxValue(65_535, aPort),
  );
const anOrigin = (example: string) =>
  v.pipe(
    v.string(),
    v.check(
      // What is set goes into the content policy as it stands.
      (value) => /^https?:\/\/[^/\s;,@?#\\'"]+$/.test(value) && URL.canParse(value),
      `an origin such as ${example}, without a path`,
    ),
  );
const origin = (text: string) => v.optional(anOrigin(text), text);
const aNumber = "a whole number";
const whole = (fallback: number) =>
  v.pipe(
    v.optional(v.string(), String(fallback)),
    v.regex(/^\d+$/, aNumber),
    v.transform(Number),
    v.safeInteger(aNumber),
  );

const ports = v.object({
  PORT: port(4_000),
  SANDBOX_PORT: port(4_100),
  PROVIDER_PORT: port(4_200),
});

/**
 * From the environment; a variable that is set to nothing is not set.
 *
 * @throws ConfigError at the first value that cannot be used
 */
export function readOptions(env: Environment): GatewayOptions {
  const { PORT, SANDBOX_PORT, PROVIDER_PORT } = parse(ports, env);
  const rest = parse(
    v.object({
      HOST: v.optional(v.string(), "127.0.0.1"),
      SITE_ID: whole(1),
      SITES_FOLDER: v.optional(v.string()),
      RELEASES_FOLDER: v.optional(
        v.pipe(
          v.string(),
          v.transform((folder) => resolve(folder)),
        ),
      ),
      API_ORIGIN: origin(`http://127.0.0.1:${SANDBOX_PORT}`),
      API_PUBLIC_ORIGIN: v.optional(anOrigin("https://platform.example")),
      PROVIDER_ORIGIN: origin(`http://127.0.0.1:${PROVIDER_PORT}`),
      // As the sandbox reads them.
      PUSHER_HOST: v.optional(v.pipe(v.string(), v.regex(/^[\w.:[\]-]+$/, "the name of a host"))),
      PUSHER_PORT: v.optional(v.pipe(v.string(), v.regex(/^\d{1,5}$/, aPort))),
      PUSHER_TLS: v.optional(v.string(), ""),
      PUBLIC_ORIGIN: origin(`http://localhost:${PORT}`),
      GATEWAY_SECRET: v.optional(v.string(), ""),
      COUNTRY_HEADER: v.optional(
        v.pipe(v.string(), v.regex(/^[\w-]*$/, "the name of a header")),
        "",
      ),
      ADDRESS_HEADER: v.optional(
        v.pipe(
          v.string(),
          // The list in Forwarded is written in another way.
          v.regex(/^(?!forwarded$)[\w-]*$/i, "the name of a header such as x-forwarded-for"),
        ),
        "",
      ),
      TRUSTED_PROXIES: v.pipe(
        v.optional(v.string(), ""),
        v.transform((text) => text.split(/[\s,]+/).filter((range) => range !== "")),
        v.check(
          (ranges) => ranges.every((range) => readRange(range) !== undefined),
          "ranges of addresses such as 10.0.0.0/8, 2001:db8::/32",
        ),
      ),
      PAGE_FRESH_SECONDS: whole(60),
      PAGES_KEPT: whole(500),
      NODE_ENV: v.optional(v.string(), "production"),
      TRACKING_COLLECTOR: v.optional(
        v.pipe(
          v.string(),
          v.check(
            (text) => text === "" || outwardAddress(text, { allowHttp: true }) !== undefined,
            "an address such as https://collector.example/events",
          ),
        ),
        "",
      ),
    }),
    env,
  );
  if (rest.ADDRESS_HEADER !== "" && rest.TRUSTED_PROXIES.length === 0)
    throw new ConfigError(
      `ADDRESS_HEADER is '${rest.ADDRESS_HEADER}': expected TRUSTED_PROXIES beside it, whose word counts.`,
    );
  return {
    host: rest.HOST,
    port: PORT,
    siteId: rest.SITE_ID,
    sitesFolder: rest.SITES_FOLDER,
    releasesFolder: rest.RELEASES_FOLDER,
    apiOrigin: rest.API_ORIGIN,
    apiPublicOrigin: rest.API_PUBLIC_ORIGIN ?? rest.API_ORIGIN,
    secret: rest.GATEWAY_SECRET,
    providerOrigin: rest.PROVIDER_ORIGIN,
    socketOrigin: rest.PUSHER_HOST && socketOrigin(rest.PUSHER_HOST, rest),
    publicOrigin: rest.PUBLIC_ORIGIN,
    countryHeader: rest.COUNTRY_HEADER,
    addressHeader: rest.ADDRESS_HEADER,
    trustedProxies: rest.TRUSTED_PROXIES,
    freshFor: rest.PAGE_FRESH_SECONDS * 1_000,
    pagesKept: rest.PAGES_KEPT,
    isProduction: rest.NODE_ENV === "production",
    trackingCollector: rest.TRACKING_COLLECTOR,
  };
}

/** As a page names it that connects there: the usual port is not said. */
const socketOrigin = (
  host: string,
  {
    PUSHER_PORT: port,
    PUSHER_TLS,
  }: { readonly PUSHER_PORT?: string | undefined; readonly PUSHER_TLS: string },
): string => {
  const scheme = ["1", "true"].includes(PUSHER_TLS) ? "wss" : "ws";
  return `${scheme}://${host}${port === undefined ? "" : `:${port}`}`;
};

function parse<Output>(schema: v.GenericSchema<unknown, Output>, env: Environment): Output {
  const read = v.safeParse(schema, unset(env));
  if (read.success) return read.output;
  const [issue] = read.issues;
  const name = v.getDotPath(issue) ?? "";
  throw new ConfigError(`${name} is '${env[name] ?? ""}': expected ${issue.message}.`);
}
