import { post, type Api } from "@naluma/api-client";
import { code, emptyBody, moment, money } from "@naluma/api-client/wire";
import type { Who } from "@naluma/site/who";
import { queryOptions, skipToken } from "@tanstack/react-query";
import * as v from "valibot";
import { memberQueryKeys } from "../query-keys.ts";
import type { SessionTotals } from "./session-totals.ts";

const instant = v.pipe(
  moment,
  v.transform((time) => time.getTime()),
);

/** Both durations are calculated with the platform's own clock. */
const session = v.pipe(
  v.object({
    now: instant,
    began_at: instant,
    currency: code,
    staked: money,
    won: money,
    net: money,
    check: v.object({
      minutes: v.number(),
      choices: v.array(v.number()),
      least: v.number(),
      most: v.number(),
      may_be_off: v.boolean(),
      next_at: v.nullable(instant),
    }),
  }),
  v.transform(({ now, began_at: beganAt, currency, staked, won, net, check }): SessionTotals => ({
    elapsed: now - beganAt,
    dueIn: check.next_at === null ? undefined : check.next_at - now,
    minutes: check.minutes,
    choices: check.choices,
    least: check.least,
    most: check.most,
    mayBeOff: check.may_be_off,
    result: { currency, staked, won, net },
  })),
);

export const getSession = post("/services/v1/member/session", { body: emptyBody, reads: session });

export const changeCheck = post("/services/v1/member/reality-check", {
  body: v.union([
    v.strictObject({ minutes: v.number() }),
    v.strictObject({ seen: v.literal(true) }),
  ]),
  reads: session,
});

/** The totals of the member's session. Fetched only by components on screen, and never from the cache. */
export const sessionQuery = (api: Api, who: Who) =>
  queryOptions({
    queryKey: memberQueryKeys.session(who),
    staleTime: 0,
    gcTime: 0,
    // On an error, the line is not shown.
    meta: { quiet: true },
    queryFn:
      who.role === "visitor" || who.demo
        ? skipToken
        : ({ signal }) => api.read(getSession, {}, signal),
  });
