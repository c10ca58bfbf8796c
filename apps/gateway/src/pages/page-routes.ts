import { pages } from "@naluma/site/pages";
import type { SiteSettings } from "@naluma/site/settings";
import { Hono } from "hono";
import { documentHeaders } from "../headers/document-headers.ts";
import type { Log } from "../log.ts";
import type { VisitorRelease } from "../releases/visitor-release.ts";
import { createRateLimit } from "../reports/rate-limit.ts";
import { localeCookies, readCookies } from "../visitor/cookies.ts";
import { pickTemplate } from "../visitor/pick-template.ts";
import type { Shared } from "../watch-platform.ts";
import { newNonce } from "./brotli-slot.ts";
import { createPageCache, type Fresh } from "./page-cache.ts";
import { keyOf, renderedQuery } from "./page-key.ts";
import { pageOfPayload, renderPayload } from "./page-payload.ts";
import { renderPage } from "./render-page.ts";
import { acceptedEncoding, type SealedPage } from "./sealed-page.ts";

/** How many missing pages are rendered for one visitor in a minute; no person follows that many dead links. */
const maxLost = 120;
const lostWindow = 60_000;

const pagePatterns = Object.keys(pages).map(
  (path) => new RegExp(`^${path.replaceAll(/:\w+/g, "[^/]+")}/?$`, "i"),
);

class LostTooOften extends Error {}

type LostLimit = (
  visitor: string,
  path: string,
  render: () => Promise<Fresh<SealedPage>>,
) => Promise<Fresh<SealedPage>>;

/**
 * Renders for a visitor unless they have requested too many pages that do not exist. Such pages are not cached,
 * because anybody can make up a new address, and each costs a render that others wait for. Paths that match a
 * page's pattern are counted separately, so that a scanner behind a shared address does not lock players out of
 * real pages.
 */
function createLostLimit(now: () => number): LostLimit {
  const lost = createRateLimit(maxLost, lostWindow, now);
  return async (visitor, path, render) => {
    const isOurs = pagePatterns.some((pattern) => pattern.test(path));
    const key = `${visitor} ${isOurs}`;
    // Counted before the result is known, so that parallel requests are not all let through.
    if (!lost.allow(key)) throw new LostTooOften();
    let isLost = false;
    try {
      const fresh = await render();
      isLost = fresh.page.status === 404;
      return fresh;
    } finally {
      if (!isLost) lost.giveBack(key);
    }
  };
}

export interface PageOptions {
  readonly visitorRelease: VisitorRelease;
  readonly settings: SiteSettings;
  /** The settings that the platform can currently override. */
  readonly shared: () => Shared;
  readonly apiOrigin: string;
  readonly publicOrigin: string;
  /** The visitor's country, if known. */
  country(env: unknown): string | undefined;
  /** The visitor's IP address; '' for the gateway's own requests. */
  address(env: unknown): string;
  readonly freshFor: number;
  readonly pagesKept: number;
  readonly log: Log;
  now(): number;
}

/** Every document of the site: selected for the visitor, rendered once for everyone, sent with its own nonce. */
export function pageRoutes(options: PageOptions): Hono {
  const { visitorRelease, log } = options;
  const headersOf = documentHeaders(options.settings, options.publicOrigin);
  const keeping = {
    freshFor: options.freshFor,
    capacity: options.pagesKept,
    now: options.now,
    onFailure: (error: unknown) => log({ event: "render-failed", message: String(error) }),
  };
  const cache = createPageCache<SealedPage>(keeping);
  const payloads = createPageCache<string | undefined>(keeping);
  const unlessLost = createLostLimit(options.now);
  const secure = options.publicOrigin.startsWith("https:");

  const app = new Hono();
  app.get("*", async (c) => {
    const { pathname, searchParams: query, search } = new URL(c.req.url);
    const payloadOf = pageOfPayload(pathname);
    const path = payloadOf ?? pathname;
    const header = (name: string) => c.req.header(name);
    const nonce = newNonce();
    const headersFor = (shown: string) =>
      headersOf({ host: header("host"), path: shown, query }, nonce);
    // React Router's own data requests; our pages never make one (client loaders everywhere).
    if (path.endsWith(".data")) return c.body(null, 404, headersFor(path));

    const settings = { ...options.settings, ...options.shared() };
    const cookies = readCookies(header("cookie"));
    const template = pickTemplate({ cookies, query, desktopLock: settings.desktopLock, header });
    const { release, cookie } = visitorRelease(cookies);
    const host = release.hosts[template];
    const country = options.country(c.env);
    const languages = header("accept-language") ?? "";
    const choice = host.choose({ path, query, cookies, languages, country, settings });
    const { locale, currency } = choice;
    const shown = choice.path ?? path;
    const headers = headersFor(shown);
    const set =
      choice.path === undefined ? cookie : [...localeCookies(locale, settings, secure), ...cookie];
    // A language that the site does not have, or a path that could not be ours.
    if (choice.path !== undefined && !isLanguageAddress(path, locale)) {
      for (const each of set) c.header("set-cookie", each, { append: true });
      return c.body(null, 302, { ...headers, location: ownPath(shown) + search });
    }

    const address = shown + renderedQuery(shown, query);
    const { siteId, capabilities, currencies, minimumAge } = settings;
    const { id: releaseId } = release;
    const key = keyOf({
      releaseId,
      siteId,
      template,
      locale,
      currency,
      currencies,
      capabilities,
      minimumAge,
      country,
      address,
    });
    const { apiOrigin, publicOrigin } = options;
    const chosen = { settings, template, locale, currency, country };
    const asked = { ...chosen, releaseId, apiOrigin, publicOrigin };
    if (payloadOf !== undefined) {
      const render = () => renderPayload(host, address, asked, options.now());
      const payload = await payloads.get(key, render);
      if (payload === undefined) return c.body(null, 404, headers);
      return c.body(payload, 200, { ...headers, "content-type": "application/json" });
    }
    const visitor = options.address(c.env);
    const render = () => renderPage(host, address, asked);
    const page = await cache.get(key, () =>
      visitor === "" ? render() : unlessLost(visitor, shown, render),
    );
    return answer(page, nonce, headers, { search, set, encoding: header("accept-encoding") });
  });
  app.onError((error, c) => {
    if (!(error instanceof LostTooOften)) throw error;
    const headers = { "retry-after": "60", "cache-control": "no-store" };
    return c.text("Too many requests. Please try again in a minute.\n", 429, headers);
  });
  app.all("*", (c) => c.text("Method not allowed", 405, { allow: "GET, HEAD" }));
  return app;
}

/** `//elsewhere` would redirect to another origin. */
const ownPath = (path: string) => path.replace(/^[/\\]+/, "/");

/** The renderer saw only part of the query, but a redirect within the site keeps all of it. */
function withQuery(location: string, search: string): string {
  if (!location.startsWith("/")) return location;
  const [path = "/", own = ""] = location.split("?");
  const query = new URLSearchParams(search);
  for (const [key, value] of new URLSearchParams(own)) query.set(key, value);
  return query.size > 0 ? `${path}?${query}` : path;
}

/**
 * Served in its language without a redirect, so that clients without cookies, such as search engines, can read
 * it too. The head script removes the language from the address.
 */
const isLanguageAddress = (path: string, locale: string) =>
  new RegExp(`^/${locale}(/(?![/\\\\])|$)`).test(path);

interface Asked {
  readonly search: string;
  /** Cookies in addition to those that the page sets. */
  readonly set: readonly string[];
  readonly encoding: string | undefined;
}

function answer(
  page: SealedPage,
  nonce: string,
  headers: Record<string, string>,
  { search, set, encoding: accepted }: Asked,
): Response {
  const all = new Headers(headers);
  for (const cookie of set) all.append("set-cookie", cookie);
  for (const [name, value] of page.headers) {
    if (name === "set-cookie") all.append(name, value);
    else if (name === "location") all.set(name, withQuery(value, search));
    else all.set(name, value);
  }
  if (page.status >= 300 && page.status < 400)
    return new Response(null, { status: page.status, headers: all });
  const encoding = acceptedEncoding(accepted);
  if (encoding !== "identity") all.set("content-encoding", encoding);
  const body = new Uint8Array(page.fill(nonce, encoding));
  all.set("content-length", String(body.length));
  return new Response(body, { status: page.status, headers: all });
}
