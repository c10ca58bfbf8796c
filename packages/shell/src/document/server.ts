import { localeInPath, resolveLocale } from "@naluma/i18n";
import { resolveCurrency } from "@naluma/i18n/resolve-currency";
import type { PageRequest, Choice, Visit } from "@naluma/site/page";
import { cookies as names } from "@naluma/site/stored";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { pageContext } from "./page-context.ts";

export { handleError } from "../live/monitoring/report-error.ts";
export { pageContext } from "./page-context.ts";
export { routeRules } from "../page/routing/redirects.ts";
export { documentRenderer } from "./render-document.tsx";

/**
 * The language and currency of a visitor. The gateway caches a page for each combination.
 */
export function choose({ path, query, cookies, languages, country, settings }: Visit): Choice {
  const locale = resolveLocale(
    {
      path,
      cookies: [cookies[names.locale], cookies[settings.languageCookie]],
      browser: languages,
    },
    settings.languages,
  );
  const currency = resolveCurrency(
    {
      query: query.get("currency") ?? undefined,
      link: cookies[names.currency],
      locked: cookies[names.lockedCurrency],
      country,
      locale,
    },
    settings.currencies,
  );
  return { locale, currency, path: localeInPath(path)?.rest };
}

/** Renders a page for the gateway, with the router that its host was built with. */
export const pageRenderer = (build: ServerBuild) => {
  const handle = createRequestHandler(build, "production");
  return (request: Request, page: PageRequest): Promise<Response> => {
    const context = new RouterContextProvider();
    context.set(pageContext, page);
    return handle(request, context);
  };
};
