import * as v from "valibot";

/** Anything that looks like a token of ours: a session and its secret (W-12). */
const token = /\b[a-z]+_[\w-]{2,}\.[\w-]{6,}/gi;
/**
 * The query and fragment of an address anywhere in a text. A number alone, as in React's "error #418; visit …",
 * belongs to no address and distinguishes one error from another.
 */
const query = /\?[^\s"')]*|(?!(?<!\S)#\d{1,4}[;:,.]?(?!\S))#[^\s"')]*/g;

/** Makes text safe for a log: no query, no token, no line break, of limited length. */
export const clean = (text: string, longest = 300): string =>
  text.replace(query, "").replace(token, "[token]").replace(/\s+/g, " ").slice(0, longest);

const words = (longest?: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.transform((text) => clean(text, longest)),
    ),
  );
const number = v.optional(v.pipe(v.number(), v.finite()));

/** The fields that are logged for each kind of report; all others are dropped. */
export const errorReport = v.object({
  release: words(64),
  template: words(16),
  path: words(),
  lang: words(16),
  name: words(100),
  message: words(500),
  stack: words(2_000),
});

export const vitalsReport = v.object({
  release: words(64),
  template: words(16),
  path: words(),
  lang: words(16),
  ttfb: number,
  fcp: number,
  lcp: number,
  cls: number,
  inp: number,
});

const violation = v.object({
  document: words(),
  directive: words(100),
  blocked: words(),
  source: words(),
  line: number,
  sample: words(40),
});

const old = v.pipe(
  v.object({ "csp-report": v.record(v.string(), v.unknown()) }),
  v.transform(({ "csp-report": report }) => [
    {
      document: report["document-uri"],
      directive: report["effective-directive"] ?? report["violated-directive"],
      blocked: report["blocked-uri"],
      source: report["source-file"],
      line: report["line-number"],
      sample: report["script-sample"],
    },
  ]),
);

const today = v.pipe(
  v.array(
    v.object({ type: v.string(), body: v.optional(v.nullable(v.record(v.string(), v.unknown()))) }),
  ),
  v.maxLength(20),
  v.transform((reports) =>
    reports
      .filter(({ type }) => type === "csp-violation")
      .map(({ body }) => ({
        document: body?.["documentURL"],
        directive: body?.["effectiveDirective"],
        blocked: body?.["blockedURL"],
        source: body?.["sourceFile"],
        line: body?.["lineNumber"],
        sample: body?.["sample"],
      })),
  ),
);

/** Both formats in which browsers report: `report-uri` sends a single report, `report-to` a list. */
export const cspReports = v.pipe(
  v.union([old, today]),
  v.transform((reports) =>
    reports.map((report) =>
      Object.fromEntries(Object.entries(report).filter(([, x]) => x != null)),
    ),
  ),
  v.array(violation),
);
