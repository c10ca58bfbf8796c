import { Hono } from "hono";
import { acceptedEncoding } from "../pages/accepted-encoding.ts";
import type { Assets } from "./assets.ts";

const immutable = "public, max-age=31536000, immutable";

export function assetRoutes(assets: () => Assets): Hono {
  const app = new Hono();
  app.get("/assets/*", (c) => {
    const asset = assets().get(c.req.path);
    // Never cached: an asset that is missing now may be part of the next release.
    if (!asset) return c.text("Not found", 404, { "cache-control": "no-store" });
    const headers = {
      "content-type": asset.type,
      "cache-control": immutable,
      etag: asset.etag,
      vary: "Accept-Encoding",
      "cross-origin-resource-policy": "same-origin",
    };
    if (c.req.header("if-none-match") === asset.etag) return c.body(null, 304, headers);
    const wanted = acceptedEncoding(c.req.header("accept-encoding"));
    const found = asset.bytes[wanted];
    const body = new Uint8Array(found ?? asset.bytes.identity);
    const coding: Record<string, string> =
      found && wanted !== "identity" ? { "content-encoding": wanted } : {};
    return c.body(body, 200, { ...headers, ...coding, "content-length": String(body.length) });
  });
  return app;
}
