import { readCapabilities } from "@naluma/site/capabilities";
import { signOf } from "@naluma/site/currency";
import type { SiteSettings } from "@naluma/site/settings";
import * as v from "valibot";
import type { Log } from "./log.ts";

/** Milliseconds that a poll may take; the start waits for the first one. */
const patience = 2_000;
/** Milliseconds between two polls at first: a platform that is still starting responds soon. */
const untilAnswered = 1_000;
const onceAnswered = 15_000;
/** Milliseconds before a platform that has never responded is reported: it may be preparing its database. */
const untilTold = 60_000;

const text = v.optional(v.nullable(v.string()));

const siteDetail = v.object({
  env_config: v.object({
    currencies: v.pipe(v.array(v.string()), v.minLength(1)),
    // An unreadable age must not discard the currencies as well.
    MINIMUM_AGE: v.fallback(
      v.optional(v.pipe(v.number(), v.safeInteger(), v.minValue(1))),
      undefined,
    ),
  }),
  web_logo_list: v.optional(v.nullable(v.array(v.object({ photo_path: text })))),
  site_info: v.optional(v.nullable(v.object({ socket_url: text, socket_ssl_url: text }))),
  capabilities: v.pipe(
    v.fallback(v.optional(v.record(v.string(), v.unknown()), {}), {}),
    v.transform(readCapabilities),
  ),
});

type SiteDetail = v.InferOutput<typeof siteDetail>;

/** In either of the two envelopes. */
const answer = v.union([
  v.pipe(
    v.object({ data: siteDetail }),
    v.transform(({ data }) => data),
  ),
  v.pipe(
    v.object({ body: siteDetail }),
    v.transform(({ body }) => body),
  ),
]);

/** The settings that the platform can override. */
export type Shared = Pick<SiteSettings, "capabilities" | "currencies" | "minimumAge">;

type Watched = Shared &
  Pick<SiteSettings, "siteId" | "connectOrigins" | "describedCurrencies" | "imageOrigins">;

interface Asked {
  readonly settings: Watched;
  /** The operator platform, without `/api`. */
  readonly apiOrigin: string;
  readonly publicOrigin: string;
  readonly log: Log;
  readonly pauses?: {
    readonly untilAnswered: number;
    readonly onceAnswered: number;
    readonly untilTold: number;
  };
  now?(): number;
}

export interface WatchedPlatform {
  /** The site's own values until the platform has responded; of the currencies, those that both offer. */
  shared(): Shared;
  answers(): boolean;
  stop(): void;
}

/**
 * Requests the site's details from the platform, at once and then every few seconds. Its minimum age for players and
 * its capabilities are adopted. A currency that only the site lists is logged and not offered, because choosing it
 * would empty the lobby. One that only the platform has, and that neither the contract nor the site's file describes, is
 * logged too, because its amounts are shown by its code. Sockets and pictures that the content policy blocks are logged too, because otherwise only the
 * player's browser would report them. So is a platform that does not respond, but not at once, since both may just be
 * starting.
 */
export async function watchPlatform({
  settings,
  apiOrigin,
  publicOrigin,
  log,
  pauses = { untilAnswered, onceAnswered, untilTold },
  now = () => performance.now(),
}: Asked): Promise<WatchedPlatform> {
  const { siteId: site, capabilities, currencies, minimumAge } = settings;
  let shared: Shared = { capabilities, currencies, minimumAge };
  const known = { missing: "", unknown: "", blocked: "" };
  /** The reasons already logged for the current outage; on a busy machine they alternate. */
  const reasons = new Set<string>();
  let answers = false;
  let hasAnswered = false;
  const begun = now();
  let next: NodeJS.Timeout | undefined;
  let stopped = false;

  const compare = (detail: SiteDetail) => {
    const offered = detail.env_config.currencies;
    const missing = currencies.filter((each) => !offered.includes(each));
    if (missing.join() !== known.missing) log({ event: "currencies-missing", site, missing });
    known.missing = missing.join();
    const unknown = offered.filter(
      (each) => signOf(each, settings.describedCurrencies) === undefined,
    );
    if (unknown.join() !== known.unknown) log({ event: "currencies-unknown", site, unknown });
    known.unknown = unknown.join();
    // A site that shares no currency is connected to the wrong platform: nothing offered there would be right.
    const common = currencies.filter((each) => offered.includes(each));
    shared = {
      capabilities: detail.capabilities,
      currencies: common.length > 0 ? common : currencies,
      minimumAge: detail.env_config.MINIMUM_AGE ?? minimumAge,
    };
    const blocked = blockedOrigins(detail, settings, publicOrigin);
    const told = JSON.stringify(blocked);
    if (told !== known.blocked && (known.blocked !== "" || blocked.length > 0))
      log({ event: "origins-blocked", site, origins: blocked });
    known.blocked = told;
  };

  const ask = async () => {
    const { detail, reason } = await askPlatform(apiOrigin, site);
    answers = reason === "";
    hasAnswered ||= answers;
    const isStarting = !hasAnswered && now() - begun < pauses.untilTold;
    if (answers) {
      if (reasons.size > 0) log({ event: "platform-answers", site });
      reasons.clear();
    } else if (!isStarting && !reasons.has(reason)) {
      log({ event: "platform-unreachable", site, reason });
      reasons.add(reason);
    }
    if (detail) compare(detail);
    if (stopped) return;
    next = setTimeout(() => void ask(), detail ? pauses.onceAnswered : pauses.untilAnswered);
    next.unref();
  };
  await ask();

  return {
    shared: () => shared,
    answers: () => answers,
    stop: () => {
      stopped = true;
      clearTimeout(next);
    },
  };
}

interface Answered {
  /** Undefined if the platform refuses or names no currency. */
  readonly detail?: SiteDetail;
  /** Why it cannot be reached, without its address; '' if it responds. */
  readonly reason: string;
}

async function askPlatform(apiOrigin: string, siteId: number): Promise<Answered> {
  try {
    const response = await fetch(`${apiOrigin}/api/arks/web/site/detail`, {
      method: "POST",
      headers: { "content-type": "application/json", lang: "en_US" },
      body: JSON.stringify({ site_id: siteId }),
      signal: AbortSignal.timeout(patience),
    });
    if (response.status >= 500) return { reason: `status ${response.status}` };
    const read = v.safeParse(answer, await response.json().catch(() => undefined));
    return read.success ? { detail: read.output, reason: "" } : { reason: "" };
  } catch (error) {
    return { reason: reasonOf(error) };
  }
}

/** `ECONNREFUSED` or `ENOTFOUND`, if the system reports a code. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  if (error.name === "TimeoutError") return "no answer in time";
  const { cause } = error;
  if (!(cause instanceof Error)) return error.name;
  return "code" in cause && typeof cause.code === "string" ? cause.code : cause.name;
}

/** The origins that the platform sends to pages of this site although their policy blocks them. */
function blockedOrigins(
  { web_logo_list, site_info }: SiteDetail,
  { connectOrigins, imageOrigins }: Asked["settings"],
  publicOrigin: string,
): string[] {
  const isSecure = publicOrigin.startsWith("https:");
  const socket = isSecure ? site_info?.socket_ssl_url : site_info?.socket_url;
  const pictures = (web_logo_list ?? []).map(({ photo_path }) => photo_path);
  return [
    ...blocked([socket], [...connectOrigins, publicOrigin.replace(/^http/, "ws")]),
    ...blocked(pictures, [...imageOrigins, publicOrigin]),
  ];
}

/** Paths on our site have no origin of their own. `https://*.cdn.example` allows every host below it. */
const blocked = (addresses: readonly (string | null | undefined)[], allowed: readonly string[]) => {
  const origins = addresses.flatMap((address) => {
    const url = URL.parse(address ?? "");
    return url && url.protocol !== "data:" ? [`${url.protocol}//${url.host}`] : [];
  });
  const isAllowed = (origin: string) =>
    allowed.some((source) => {
      const [before = "", after] = source.split("*.");
      return after === undefined
        ? origin === source
        : origin.startsWith(before) && origin.endsWith(`.${after}`);
    });
  return [...new Set(origins)].filter((origin) => !isAllowed(origin));
};
