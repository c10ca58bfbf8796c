import { createHash, timingSafeEqual } from "node:crypto";
import type { Context, MiddlewareHandler } from "hono";
import { getCookie } from "hono/cookie";
import type { Clock } from "../ground/clock.ts";
import type { Limit } from "../members/throttle.ts";
import type { Services } from "../services.ts";
import { type Bound, clientAddress } from "../wire/client-address.ts";
import type { Operator } from "./audit.ts";
import type { DeskSessions } from "./desk-sessions.ts";

/**
 * Ports of one host share cookies; games run on a different port from the desk, and none of their paths begins
 * like this.
 */
export const deskCookie = "naluma_desk";
export const deskCookiePath = "/sandbox";
/**
 * Only a script on the desk's own origin can set it: from another origin it needs a CORS preflight, which we
 * refuse.
 */
const deskHeader = "x-desk";
/** Sent in addition to it with the page's automatic requests. */
const pollHeader = "x-desk-poll";

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Compared in constant time, so that timing reveals nothing about the key. */
export const isOperatorKey = (given: string, key: string): boolean =>
  timingSafeEqual(digest(given), digest(key));

const isSafe = (method: string) => method === "GET" || method === "HEAD";

/**
 * Whether the desk's own page sent the request. Pages on other ports of this host belong to the same site, and
 * their requests include the cookie, so neither SameSite nor `same-site` is enough.
 */
export const isFromDesk = (c: Context<Bound>, deskOrigin: string): boolean => {
  const origin = c.req.header("origin");
  const site = c.req.header("sec-fetch-site");
  return (
    c.req.header(deskHeader) === "1" &&
    (origin === deskOrigin || (origin === undefined && isSafe(c.req.method))) &&
    (site === undefined || site === "same-origin")
  );
};

export const refuseOperator = (c: Context<Bound>, status: 401 | 403, message: string) =>
  c.json(
    { code: String(status), message, data: null },
    status,
    status === 401 ? { "www-authenticate": "Bearer" } : {},
  );

/** Wrong keys and cookies per address. The correct key is always accepted, whatever was sent before. */
const wrongKeys: Limit = { max: 10, within: 5 * 60_000 };

export type GuessPorts = Pick<Services, "throttle" | "config">;

/** The response to a wrong key or cookie, in whichever header it was sent. */
export const refuseGuess = async (
  c: Context<Bound>,
  { throttle, config }: GuessPorts,
  message: string,
): Promise<Response> => {
  const address = clientAddress(c, config.gatewaySecret);
  const wait = await throttle.take(`operator key ${address}`, wrongKeys);
  if (wait === 0) return refuseOperator(c, 401, message);
  return c.json(
    { code: "429", message: `Too many attempts. Try again in ${wait} s.`, data: null },
    429,
    { "retry-after": String(wait) },
  );
};

const operators = new WeakMap<Request, Operator>();

export interface OperatorOnly extends GuessPorts {
  readonly operatorKey: string;
  readonly deskOrigin: string;
  readonly sessions: DeskSessions;
  readonly clock: Clock;
}

/** Accepts the operator's key as bearer token, and the desk's page with its cookie. */
export const operatorOnly =
  ({
    operatorKey,
    deskOrigin,
    sessions,
    clock,
    ...ports
  }: OperatorOnly): MiddlewareHandler<Bound> =>
  async (c, next) => {
    const bearer = /^Bearer (.+)$/.exec(c.req.header("authorization") ?? "")?.[1];
    if (bearer !== undefined && isOperatorKey(bearer, operatorKey)) {
      operators.set(c.req.raw, { name: "operator key", at: clock() });
      return next();
    }
    const token = getCookie(c, deskCookie);
    const isPoll = c.req.header(pollHeader) !== undefined;
    const session = token === undefined ? undefined : await sessions.find(token, isPoll);
    if (!session) {
      const message = "The operator key is missing or wrong.";
      const isGuess = bearer !== undefined || token !== undefined;
      return isGuess ? refuseGuess(c, ports, message) : refuseOperator(c, 401, message);
    }
    if (!isFromDesk(c, deskOrigin))
      return refuseOperator(c, 403, "The desk's cookie is taken from the desk's own page alone.");
    operators.set(c.req.raw, { name: session.name, at: clock() });
    return next();
  };

/** The operator making the call; every route behind `operatorOnly` has one. */
export const operatorOf = (c: Context<Bound>): Operator => {
  const operator = operators.get(c.req.raw);
  if (!operator) throw new Error(`${c.req.path} does not ask who the operator is.`);
  return operator;
};
