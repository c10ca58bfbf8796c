import { timingSafeEqual } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import type { Context } from "hono";

/** The connection data that comes with a request. */
export type Bound = { Bindings: Partial<HttpBindings> };

export type HonoContext = Context<Bound>;

/**
 * The visitor's country as two letters, or ''. It is sent by the gateway, if a proxy in front of it knows; in
 * test mode it is accepted from any client.
 */
export const visitorCountry = (
  c: HonoContext,
  {
    gatewaySecret,
    testMode,
  }: { readonly gatewaySecret: string | undefined; readonly testMode: boolean },
): string => {
  const said =
    (testMode ? c.req.header("x-test-country") : undefined) ??
    (isFromGateway(c, gatewaySecret) ? c.req.header("x-naluma-country") : undefined);
  return said !== undefined && /^[A-Z]{2}$/.test(said) ? said : "";
};

const isSecret = (given: string, secret: string) => {
  const [a, b] = [Buffer.from(given), Buffer.from(secret)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** The gateway authenticates with the secret that both processes were started with. */
export const isFromGateway = (c: HonoContext, gatewaySecret: string | undefined): boolean => {
  const proof = c.req.header("x-naluma-gateway");
  return gatewaySecret !== undefined && proof !== undefined && isSecret(proof, gatewaySecret);
};

/** The player's address. Anyone can send X-Forwarded-For, so only the gateway's is trusted. */
export const clientAddress = (c: HonoContext, gatewaySecret: string | undefined): string => {
  const peer = c.env.incoming?.socket.remoteAddress ?? "unknown";
  if (!isFromGateway(c, gatewaySecret)) return peer;
  const forwarded = c.req.header("x-forwarded-for")?.split(",")[0]?.trim();
  return forwarded ? forwarded.slice(0, 64) : peer;
};
