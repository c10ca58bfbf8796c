import { resolve } from "node:path";
import { outwardAddress } from "@naluma/site/address";
import { ConfigError } from "@naluma/site/parse-settings";
import * as v from "valibot";
import { readRange } from "./visitor/player-address.ts";

type Environment = Readonly<Record<string, string | undefined>>;

export interface GatewayOptions {
  readonly host: string;
  /** 0 picks any free port. */
  readonly port: number;
  readonly siteId: number;
  /** The folder with the sites' configurations; the gateway's own unless the operator sets another. */
  readonly sitesFolder: string | undefined;
  /** The folder with the releases to serve; without it, the builds of this checkout are served. */
  readonly releasesFolder: string | undefined;
  /** The operator platform, without `/api`. */
  readonly apiOrigin: string;
  /** The platform's address for browsers, if it differs; fills `{API_ORIGIN}` in the site's configuration. */
  readonly apiPublicOrigin: string;
  /** Proves to the platform that the X-Forwarded-For header was set by the gateway. */
  readonly secret: string;
  /** The origin of the provider's games; fills `{PROVIDER_ORIGIN}` in the site's configuration. */
  readonly providerOrigin: string;
  /**
   * The origin of the real-time socket if it is not part of the platform; the content policy lets pages connect to
   * it.
   */
  readonly socketOrigin: string | undefined;
  /** The origin at which players reach this gateway. With https, cookies are Secure. */
  readonly publicOrigin: string;
  /** Header in which a proxy in front of us sends the visitor's country; '' for none. */
  readonly countryHeader: string;
  /** Header in which it sends the visitor's address; '' for none. */
  readonly addressHeader: string;
  /** Address ranges of the proxies whose headers are trusted. */
  readonly trustedProxies: readonly string[];
  /** Milliseconds for which a cached page is served without rendering it again. */
  readonly freshFor: number;
  readonly pagesKept: number;
  /** Visitors are tracked in production only (TRACK-04). */
  readonly isProduction: boolean;
  /** Where tracking events are forwarded to, including any key that the collector needs; '' disables forwarding. */
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
      // The value is copied into the content policy verbatim.
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
 * Reads the options from the environment; an empty variable counts as unset.
 *
 * @throws ConfigError at the first invalid value
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
      // Same format as in the sandbox.
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
          // The Forwarded header is excluded because its list has a different syntax.
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

/** The origin as a connecting page writes it: without the default port. */
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
