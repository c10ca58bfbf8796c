import { randomBytes } from "node:crypto";
import { isTracked, type SiteSettings } from "@naluma/site/settings";
import { cookies } from "@naluma/site/stored";
import { trackingConfiguration } from "@naluma/site/tracking";
import { readConsent } from "@naluma/site/tracking-cookies";
import { Hono } from "hono";
import type { Log } from "../log.ts";
import { boundedText, parsed } from "../read-body.ts";
import { createRateLimit } from "../reports/rate-limit.ts";
import { readCookies } from "../visitor/cookies.ts";
import { readEvent, type SentEvent } from "./tracking-event.ts";

/** In bytes; the longest legitimate event contains a click id of 500 characters. */
const largest = 2_048;
/** No player registers more often than this. */
const perMinute = 10;
/** In milliseconds. No response waits for the collector, but a pending request must not be kept for ever either. */
const longestSending = 5_000;

export interface FbTrackingOptions {
  readonly settings: SiteSettings;
  /**
   * Where events are forwarded to; '' disables forwarding. It may contain the operator's key, so it is never
   * logged.
   */
  readonly trackingCollector: string;
  /** The secret shared with the platform; a random one if there is none. */
  readonly secret: string;
  readonly log: Log;
  now(): number;
  address(env: unknown): string;
}

const answer = (code: string, message: string) => ({ code, message, data: null });

/**
 * Tracking events are sent through the site's own server. It forwards what `readEvent` lets through and
 * nothing else of the request: no address, no cookie, no token. This happens only with the player's consent.
 */
export function fbTracking({
  settings,
  trackingCollector,
  secret,
  log,
  now,
  address,
}: FbTrackingOptions): Hono {
  const limit = createRateLimit(perMinute, 60_000, now);
  const headers = { "cache-control": "no-store" };
  const key = secret || randomBytes(32).toString("hex");
  const configuration = trackingConfiguration(settings);

  const send = async (event: SentEvent) => {
    if (trackingCollector === "") return;
    try {
      const { ok, status } = await fetch(trackingCollector, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ data: [event] }),
        redirect: "error",
        signal: AbortSignal.timeout(longestSending),
      });
      if (!ok) log({ event: "tracking-refused", status });
    } catch (error) {
      log({ event: "tracking-failed", reason: error instanceof Error ? error.name : "unknown" });
    }
  };

  const app = new Hono();
  app.post("/api/fb_tracking", async (c) => {
    if (!isTracked(settings))
      return c.json(answer("404", "This site does not track."), 404, headers);
    if (!limit.allow(address(c.env)))
      return c.json(answer("429", "Too many requests."), 429, { ...headers, "retry-after": "60" });
    const consent = readConsent(readCookies(c.req.header("cookie"))[cookies.trackingConsent], {
      now: now(),
      configuration,
    });
    if (consent?.answer !== "accepted")
      return c.json(answer("403", "The player has not consented."), 403, headers);
    const text = await boundedText(c.req.raw, largest);
    if (text === undefined) return c.json(answer("413", "The request is too large."), 413, headers);
    const token = c.req.header("authorization") ?? "";
    const event = readEvent(parsed(text), { now: now(), token, key });
    if (!event) return c.json(answer("400", "The request cannot be read."), 400, headers);
    void send(event);
    return c.json(answer("100", "Success"), 200, headers);
  });
  app.all("/api/fb_tracking", (c) =>
    c.json(answer("405", "This request is not possible here."), 405, { ...headers, allow: "POST" }),
  );
  return app;
}
