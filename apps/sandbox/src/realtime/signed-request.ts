import type { Context } from "hono";
import { isSignedBy, md5 } from "./signature.ts";

export interface App {
  readonly appId: string;
  readonly key: string;
  readonly secret: string;
}

/** Seconds between the clocks of publisher and server. */
const clockDrift = 600;
const largestBody = 102_400;

export const refuse = (c: Context, status: 400 | 401 | 404 | 413, message: string): Response =>
  c.json({ code: String(status), message, data: null }, status);

/**
 * The body of a call of the HTTP API, once its signature has been found right; else the answer that says what
 * is wrong with it.
 *
 * @param now seconds since 1970
 */
export async function readSigned(
  c: Context,
  app: App,
  now: number,
): Promise<{ readonly body: string } | Response> {
  const { pathname, searchParams } = new URL(c.req.url);
  if (c.req.param("id") !== app.appId) return refuse(c, 404, "There is no such app.");
  if (Number(c.req.header("content-length") ?? 0) > largestBody)
    return refuse(c, 413, "The body is too large.");
  const body = await c.req.text();
  if (body.length > largestBody) return refuse(c, 413, "The body is too large.");

  const drift = Math.abs(now - Number(searchParams.get("auth_timestamp") ?? Number.NaN));
  const signed = [...searchParams]
    .filter(([field]) => field !== "auth_signature")
    .map(([field, value]) => `${field.toLowerCase()}=${value}`)
    .sort()
    .join("&");
  const isGenuine =
    searchParams.get("auth_key") === app.key &&
    searchParams.get("auth_version") === "1.0" &&
    drift <= clockDrift &&
    (body === "" || searchParams.get("body_md5") === md5(body)) &&
    isSignedBy(
      app.secret,
      [c.req.method, pathname, signed].join("\n"),
      searchParams.get("auth_signature") ?? "",
    );
  return isGenuine ? { body } : refuse(c, 401, "The signature is wrong.");
}
