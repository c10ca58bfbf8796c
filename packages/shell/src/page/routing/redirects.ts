import type { SiteSettings } from "@naluma/site/settings";
import { cookies } from "@naluma/site/stored";
import { redirect, type MiddlewareFunction } from "react-router";
import { pageContext } from "../../document/page-context.ts";
import { siteRules } from "../app/navigation.ts";

interface Rule {
  /** One of our paths, or an address off the site. */
  readonly to: string;
  /** Name of the cookie that remembers which address was requested. */
  readonly cookie?: string;
}

/** The exact paths that redirect (ROUTE-03, ROUTE-09, ROUTE-11; A-147). */
const rules: Readonly<Record<string, Rule>> = {
  "/main": { to: "/" },
  "/gameHall": { to: "/" },
  "/fastDeposit": { to: "/", cookie: cookies.isFastDeposit },
  "/register": { to: "/", cookie: cookies.isRouteRegister },
  "/news": { to: "/?modal=news" },
};

/** The dialog that an address requests, `?modal=login`; `undefined` if there is none (LOBBY-26, A-048). */
export const modalAskedIn = (search: string): string | undefined =>
  new URLSearchParams(search).get("modal") || undefined;

type SiteRules = SiteSettings["routeRules"];

const below = "/**";

/** A site rule for this exact path takes precedence over one for all paths below another. */
function siteRuleFor(path: string, rulesOfSite: SiteRules): Rule | undefined {
  const own = Object.hasOwn(rulesOfSite, path) ? rulesOfSite[path] : undefined;
  const [, found] =
    Object.entries(rulesOfSite).find(
      ([pattern]) =>
        pattern.endsWith(below) && path.startsWith(pattern.slice(0, -below.length) + "/"),
    ) ?? [];
  const to = (own ?? found)?.redirect;
  return to === undefined || to === path ? undefined : { to };
}

/**
 * Inside the site the query is kept until it has been processed. It is not sent off the site, because its
 * data about a member or a campaign is private.
 */
function withQuery(to: string, search: string): string {
  if (!to.startsWith("/") || search === "") return to;
  const [path = "/", own = ""] = to.split("?");
  const query = new URLSearchParams(search);
  for (const [key, value] of new URLSearchParams(own)) query.set(key, value);
  return `${path}?${query}`;
}

/** In development this path leads to a page of its own. */
const ownPage = "/register";

/** Where an address redirects to; `undefined` if it is a page itself. */
export function ruleFor(
  { pathname, search, searchParams }: URL,
  rulesOfSite: SiteRules = {},
  isDevelopment = import.meta.env.MODE === "development",
): Rule | undefined {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, "") : pathname;
  if (isDevelopment && path === ownPage) return undefined;
  // This is a provider's list without a provider.
  const isNoList = !searchParams.has("gt_id") && !searchParams.has("gp_id");
  if (path === "/slotgame" && isNoList) return { to: withQuery("/", search) };
  const own = Object.hasOwn(rules, path) ? rules[path] : undefined;
  const rule = own ?? siteRuleFor(path, rulesOfSite);
  return rule && { ...rule, to: withQuery(rule.to, search) };
}

/** The routes' own rules, as listed in builds/meta (SHELL-33); the gateway adds the site's. */
export const routeRules = /* @__PURE__ */ Object.fromEntries(
  [...Object.entries(rules), ["/slotgame", { to: "/" }] as const].map(([path, { to }]) => [
    path,
    { redirect: to },
  ]),
);

const cookieText = (name: string) => `${name}=true; Path=/; SameSite=Lax`;

/** Applies the route rules to documents. */
const redirects: MiddlewareFunction<Response> = ({ request, context }) => {
  const rule = ruleFor(new URL(request.url), context.get(pageContext).settings.routeRules);
  if (!rule) return;
  const headers = rule.cookie ? { "Set-Cookie": cookieText(rule.cookie) } : undefined;
  throw redirect(rule.to, headers ? { headers } : undefined);
};

export const middleware = [redirects];

/** Dispatched on the document when a link followed inside the page has set its rule's cookie. */
export const cookieLeft = "cookie-left";

/** Applies the same rules to a link followed inside the page. */
export function redirectInPage({ request }: { readonly request: Request }): void {
  const rule = ruleFor(new URL(request.url), siteRules());
  if (!rule) return;
  if (rule.cookie) {
    document.cookie = cookieText(rule.cookie);
    document.dispatchEvent(new Event(cookieLeft));
  }
  throw redirect(rule.to);
}
