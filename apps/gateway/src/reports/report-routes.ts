import { Hono } from "hono";
import * as v from "valibot";
import type { Log } from "../log.ts";
import { clean, cspReports, errorReport, vitalsReport } from "./clean.ts";
import { createRateLimit } from "./rate-limit.ts";

/** Bytes; the longest honest report is a list of violations. */
const largest = 32_768;
const perMinute = 60;

export interface ReportOptions {
  readonly releaseId: string;
  readonly log: Log;
  now(): number;
  address(env: unknown): string;
}

/** Reports of browsers about themselves. They are logged, never answered with anything. */
export function reportRoutes({ releaseId, log, now, address }: ReportOptions): Hono {
  const limit = createRateLimit(perMinute, 60_000, now);
  const one = v.custom<object>((body) => typeof body === "object" && !Array.isArray(body));
  const kinds = {
    csp: v.pipe(
      cspReports,
      v.transform((reports) => reports.map((report) => ({ ...report, release: releaseId }))),
    ),
    error: v.pipe(
      one,
      errorReport,
      v.transform((report) => [report]),
    ),
    vitals: v.pipe(
      one,
      vitalsReport,
      v.transform((report) => [report]),
    ),
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
      for (const report of read.output) log({ event: `report-${kind}`, ...report, agent });
      return c.body(null, 204);
    });
  }
  app.all("/reports/*", (c) => c.body(null, c.req.method === "POST" ? 404 : 405));
  return app;
}

/** The body, or nothing when it is larger than `bytes`. */
async function boundedText(request: Request, bytes: number): Promise<string | undefined> {
  if (Number(request.headers.get("content-length") ?? 0) > bytes) return undefined;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.length;
    if (size > bytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
