import { defaultLocale, isLocale } from "@naluma/site/locale";
import { routeName } from "@naluma/site/route-names";
import { Hono } from "hono";
import * as v from "valibot";
import type { Log } from "../log.ts";
import { boundedText, parsed } from "../read-body.ts";
import { readCookies } from "../visitor/cookies.ts";
import { clean, cspReports, errorReport, vitalsReport } from "./clean.ts";
import { createRateLimit } from "./rate-limit.ts";

/** In bytes; the longest legitimate report is a list of violations. */
const largest = 32_768;
const perMinute = 60;

export interface ReportOptions {
  /** The id of the release that these cookies select. */
  releaseId(cookies: Readonly<Record<string, string>>): string;
  /** The hosts of the site: with several of them, a route's name says whether it is the default language's. */
  readonly domains: readonly string[];
  readonly log: Log;
  now(): number;
  address(env: unknown): string;
}

/** Reports that browsers send about themselves. They are logged; the response is always empty. */
export function reportRoutes({ releaseId, domains, log, now, address }: ReportOptions): Hono {
  const limit = createRateLimit(perMinute, 60_000, now);
  const one = v.custom<object>((body) => typeof body === "object" && !Array.isArray(body));
  /** `/main/1` and `/main/2` are reported as one route. */
  const named = <Report extends { path?: string | undefined; lang?: string | undefined }>(
    report: Report,
  ) => {
    const code = report.lang?.replace("-", "_");
    const locale = isLocale(code) ? code : defaultLocale;
    return [{ ...report, route: routeName(report.path ?? "", { locale, domains }) }];
  };
  const kinds = {
    csp: cspReports,
    error: v.pipe(one, errorReport, v.transform(named)),
    vitals: v.pipe(one, vitalsReport, v.transform(named)),
  };

  const app = new Hono();
  for (const [kind, schema] of Object.entries(kinds)) {
    app.post(`/reports/${kind}`, async (c) => {
      if (!limit.allow(address(c.env))) return c.body(null, 429, { "retry-after": "60" });
      const text = await boundedText(c.req.raw, largest);
      if (text === undefined) return c.body(null, 413);
      const read = v.safeParse(schema, parsed(text));
      if (!read.success) return c.body(null, 400);
      const agent = clean(c.req.header("user-agent") ?? "", 200);
      // The browser reports a violation by itself, so the page could not add its release.
      const release =
        kind === "csp" ? { release: releaseId(readCookies(c.req.header("cookie"))) } : {};
      for (const report of read.output)
        log({ event: `report-${kind}`, ...report, ...release, agent });
      return c.body(null, 204);
    });
  }
  app.all("/reports/*", (c) => c.body(null, c.req.method === "POST" ? 404 : 405));
  return app;
}
