import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Clock } from "../ground/clock.ts";
import type { Received, ThirdParty } from "./third-party.ts";

/**
 * An advertiser's script as included by a site: it processes the calls queued in `fbq.queue`, and reports each
 * `track` with the ids of the pixel and the click. The text runs in the player's browser.
 */
const pixelScript = `(() => {
  const reports = new URL("reports", document.currentScript.src).href;
  const pixel = window.fbq;
  if (!pixel) return;
  let id = "";
  const clickId = () => /(?:^|; )_fbc=([^;]*)/.exec(document.cookie)?.[1] ?? "";
  const call = (method, ...values) => {
    if (method === "init") id = String(values[0]);
    if (method !== "track") return;
    const body = JSON.stringify({ id, event: String(values[0]), clickId: clickId() });
    fetch(reports, { method: "POST", mode: "no-cors", keepalive: true, body }).catch(() => {});
  };
  pixel.callMethod = call;
  for (const values of pixel.queue.splice(0)) call(...values);
})();
`;

export interface TrackingAppPorts {
  readonly clock: Clock;
  readonly thirdParty: ThirdParty;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/**
 * An advertiser stand-in on the games' origin. It serves the scripts that a site may include, and records
 * everything that they and the site's server send, for the operator.
 */
export function createTrackingApp({ clock, thirdParty }: TrackingAppPorts): Hono {
  const app = new Hono();
  const receive = (kind: Received["kind"], headers: Headers, more: object) =>
    thirdParty.add({ kind, ...more, headers: Object.fromEntries(headers), at: clock() });

  app.get("/:file{[A-Za-z0-9_-]{1,64}\\.js}", (c) => {
    receive("script", c.req.raw.headers, { name: c.req.param("file").replace(/\.js$/, "") });
    // A site that pins the script by its hash requests it with CORS.
    return c.body(pixelScript, 200, {
      "content-type": "text/javascript; charset=utf-8",
      "access-control-allow-origin": "*",
      "cross-origin-resource-policy": "cross-origin",
    });
  });

  const smallBody = bodyLimit({ maxSize: 10_000, onError: (c) => c.body(null, 413) });
  for (const [path, kind] of [
    ["/reports", "report"],
    ["/events", "event"],
  ] as const)
    app.post(path, smallBody, async (c) => {
      receive(kind, c.req.raw.headers, { body: parsed(await c.req.text()) });
      return c.body(null, 204);
    });

  return app;
}
