import type { SiteSettings } from "@naluma/site/settings";
import { Hono } from "hono";
import * as v from "valibot";
import type { Log } from "../log.ts";
import { boundedText, parsed } from "../read-body.ts";
import { createRateLimit } from "../reports/rate-limit.ts";

/** In bytes; the longest legitimate body contains a single name. */
const largest = 1_024;
const perMinute = 60;

const body = v.strictObject({
  mobileTemplateName: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,32}$/)),
});

export interface TemplateConfigOptions {
  readonly settings: SiteSettings;
  readonly log: Log;
  now(): number;
  address(env: unknown): string;
}

const answer = (code: string, message: string) => ({ code, message, data: null });

/**
 * Pages report which mobile template they rendered. A page rendered for a configuration that the site no longer
 * has is worth a log line; the response stays the same, with this call's own code (SHELL-47).
 */
export function templateConfig({ settings, log, now, address }: TemplateConfigOptions): Hono {
  const limit = createRateLimit(perMinute, 60_000, now);
  const headers = { "cache-control": "no-store" };
  const app = new Hono();
  app.post("/api/template_config", async (c) => {
    if (!limit.allow(address(c.env)))
      return c.json(answer("429", "Too many requests."), 429, { ...headers, "retry-after": "60" });
    const text = await boundedText(c.req.raw, largest);
    if (text === undefined) return c.json(answer("413", "The request is too large."), 413, headers);
    const read = v.safeParse(body, parsed(text));
    if (!read.success) return c.json(answer("400", "The request cannot be read."), 400, headers);
    const { mobileTemplateName: drawn } = read.output;
    const { mobile: configured } = settings.templates;
    if (drawn !== configured) log({ event: "other-template", drawn, configured });
    return c.json(answer("1000", "Success"), 200, headers);
  });
  app.all("/api/template_config", (c) =>
    c.json(answer("405", "This request is not possible here."), 405, { ...headers, allow: "POST" }),
  );
  return app;
}
