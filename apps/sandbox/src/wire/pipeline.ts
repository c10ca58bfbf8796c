import { defaultLocale, isLocale } from "@naluma/site/locale";
import * as v from "valibot";
import type { SandboxConfig } from "../config.ts";
import type { Outage } from "../ground/db/outage.ts";
import { isBusy } from "../ground/db/retry.ts";
import { logError } from "../ground/log.ts";
import type { Sessions } from "../members/sessions.ts";
import type { Sites } from "../sites/open-sites.ts";
import { enveloped, failure, tooMany, type Answer, type EnvelopeForm } from "./answer.ts";
import type { Ask, Call } from "./call.ts";
import { clientAddress, type HonoContext, visitorCountry } from "./client-address.ts";
import type { OrderedAnswer, OrderedAnswers } from "./ordered-answers.ts";
import { readBody } from "./read-body.ts";
import type { RefusedCalls } from "./refused-calls.ts";
import { barredLogin } from "./restriction-answer.ts";

/** What executing any call needs in addition to the call's own services. */
interface Pipeline {
  readonly config: Pick<SandboxConfig, "gatewaySecret" | "testMode">;
  readonly orderedAnswers: OrderedAnswers;
  readonly outage: Outage;
  readonly refusedCalls: RefusedCalls;
  readonly sessions: Pick<Sessions, "holderOf" | "renew">;
  readonly sites: Pick<Sites, "offers" | "withId">;
}

const idempotencyKey = /^[A-Za-z0-9_-]{8,64}$/;

export const langOf = (c: HonoContext) => {
  const lang = c.req.header("lang");
  return isLocale(lang) ? lang : defaultLocale;
};

const hostOf = (origin: string): string => (URL.canParse(origin) ? new URL(origin).hostname : "");

const send = (answer: Answer, form: EnvelopeForm): Response =>
  new Response(JSON.stringify(enveloped(answer, form)), {
    status: answer.status,
    headers: {
      "content-type": "application/json; charset=utf-8",
      "cache-control": "no-store",
      ...answer.headers,
    },
  });

/** Names the invalid fields to help developers, but never the values that were sent. */
const malformed = (issues: readonly v.BaseIssue<unknown>[], ask: Ask): Answer => {
  const fields = issues.map((issue) => v.getDotPath(issue) ?? "").filter((field) => field !== "");
  return failure(400, ask.lang, fields.length > 0 ? { fields: [...new Set(fields)] } : null);
};

const bySite = v.object({ site_id: v.number() });

/**
 * Whether the site has none of the services that the call belongs to. It is the member's site, or the one that a
 * visitor names; a visitor's call that names none has to ask itself.
 */
const isLeftOut = (
  { capability = [], token }: Call,
  { holder, services }: Ask<Pipeline>,
  body: BodyRead,
): boolean => {
  const named = token === "ignored" && body.kind === "value" ? body.value : undefined;
  const siteId =
    token === "ignored" ? (v.is(bySite, named) ? named.site_id : undefined) : holder?.member.siteId;
  const names = [capability].flat();
  if (names.length === 0 || siteId === undefined || !services.sites.withId(siteId)) return false;
  return !names.some((name) => services.sites.offers(siteId, name));
};

/** Reads the request and executes the call; every path returns a response of the contract. */
const answerOf = async <Needs>(
  c: HonoContext,
  call: Call<Needs>,
  ask: Ask<Needs & Pipeline>,
  body: BodyRead,
): Promise<Answer> => {
  if (call.token !== "ignored" && ask.holder === undefined) {
    const presented = (c.req.header("authorization") ?? "") !== "";
    if (call.token === "needed" || presented) return failure(401, ask.lang);
  }
  if (isLeftOut(call, ask, body)) return failure(404, ask.lang);
  if (body.kind !== "value") return failure(body.kind === "too-large" ? 413 : 400, ask.lang);
  // valibot also accepts an array as an object.
  if (Array.isArray(body.value)) return failure(400, ask.lang);
  const read = v.safeParse(call.body, body.value);
  if (!read.success) return malformed(read.issues, ask);

  const key = call.takesKey ? c.req.header("idempotency-key") : undefined;
  if (key !== undefined && !idempotencyKey.test(key))
    return failure(400, ask.lang, { fields: ["Idempotency-Key"] });
  return call.carryOut(ask, read.output, key);
};

type BodyRead = Awaited<ReturnType<typeof readBody>>;

const renewed = async (c: HonoContext, call: Call, { holder, services }: Ask<Pipeline>) => {
  const presented = c.req.header("authorization");
  if (!holder || !presented || call.token === "ignored" || call.keepsToken) return {};
  if (!holder.tokenIsOld && !call.renewsToken) return {};
  return { authorization: await services.sessions.renew(presented, holder.sessionId) };
};

/** The names by which an ordered response may match this request: the member's, or the account that logs in. */
const namesOf = ({ holder }: Ask, body: BodyRead): readonly string[] => {
  if (holder) return [String(holder.member.id), holder.member.account];
  const account =
    body.kind === "value" && typeof body.value === "object" && body.value !== null
      ? Object.entries(body.value).find(([name]) => name === "account")?.[1]
      : undefined;
  return typeof account === "string" ? [account] : [];
};

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const instead = async (
  c: HonoContext,
  services: Pipeline,
  order: OrderedAnswer,
  own: Answer | undefined,
): Promise<Response> => {
  if (order.behaviour === "hold") await services.orderedAnswers.released(order.id);
  if (order.behaviour === "abort") {
    c.env.outgoing?.destroy();
    return send(failure(503, langOf(c)), 1);
  }
  if (order.raw !== undefined)
    return new Response(order.raw, { status: order.status, headers: order.headers });
  const answer: Answer =
    order.code === undefined
      ? (own ?? failure(503, langOf(c)))
      : { status: order.status, code: order.code, message: order.message, data: order.data };
  return send({ ...answer, headers: { ...answer.headers, ...order.headers } }, order.form ?? 1);
};

/** The handler of one call, the same for all calls. */
export const handle =
  <Needs>(services: Needs & Pipeline, call: Call<Needs>) =>
  async (c: HonoContext): Promise<Response> => {
    const presented = c.req.header("authorization");
    const holder = presented ? await services.sessions.holderOf(presented) : undefined;
    const ask: Ask<Needs & Pipeline> = {
      services,
      lang: langOf(c),
      address: clientAddress(c, services.config.gatewaySecret),
      country: visitorCountry(c, services.config),
      host: hostOf(c.req.header("origin") ?? ""),
      holder,
    };
    const body: BodyRead =
      call.method === "get" ? { kind: "value", value: {} } : await readBody(c.req.raw);

    const order = services.orderedAnswers.take(call.path, namesOf(ask, body));
    if (order && order.delayMs > 0) await pause(order.delayMs);
    if (order?.behaviour === "wait") await services.orderedAnswers.released(order.id);
    const replaces =
      order &&
      (order.code !== undefined ||
        order.raw !== undefined ||
        order.behaviour === "hold" ||
        order.behaviour === "abort");
    if (order?.code !== undefined) services.refusedCalls.note(call.path, order.code);
    if (order && replaces && !order.carryOut) return instead(c, services, order, undefined);

    const answer = await answerOf(c, call, ask, body).catch((error: unknown) => {
      const barred = barredLogin(error, ask.lang);
      if (barred) return barred;
      if (isBusy(error)) return tooMany(1, ask.lang);
      if (services.outage(error)) return failure(503, ask.lang);
      logError(`${call.path} failed:`, error);
      return failure(500, ask.lang);
    });
    if (order?.code === undefined) services.refusedCalls.note(call.path, answer.code);
    const headers = answer.status === 401 ? {} : await renewed(c, call, ask);
    const whole = { ...answer, headers: { ...headers, ...answer.headers } };
    return order ? instead(c, services, order, whole) : send(whole, 1);
  };

/** For requests that are no call of the contract, and for errors outside of one. */
export const refuse = (
  c: HonoContext,
  status: 400 | 401 | 403 | 404 | 413 | 429 | 500 | 503,
): Response => send(failure(status, langOf(c)), 1);
