import { post, type Api } from "@naluma/api-client";
import { code, emptyBody, listIn, moment } from "@naluma/api-client/wire";
import type { Who } from "@naluma/site/who";
import { queryOptions, skipToken } from "@tanstack/react-query";
import * as v from "valibot";
import { memberQueryKeys } from "../query-keys.ts";
import {
  breakKinds,
  breakLengths,
  limitKinds,
  limitPeriods,
  type BreakChoice,
  type PlayLimit,
  type PlayLimits,
} from "./play-limit.ts";

const size = v.pipe(v.string(), v.regex(/^-?\d+(\.\d+)?$/));

const limit = v.pipe(
  v.object({
    kind: v.picklist(limitKinds),
    period: v.picklist(limitPeriods),
    size: v.nullable(size),
    used: size,
    resets_at: moment,
    pending: v.nullable(v.object({ size: v.nullable(size), from: moment })),
  }),
  v.transform(({ resets_at, ...wire }): PlayLimit => ({ ...wire, resetsAt: resets_at })),
);

const choice = v.object({
  kind: v.picklist(breakKinds),
  length: v.picklist(breakLengths),
  until: moment,
});

const state = v.pipe(
  v.object({
    currency: code,
    limits: listIn("limits", limit),
    time_out_until: v.nullable(moment),
    breaks: listIn("breaks", choice),
  }),
  v.transform((wire): PlayLimits => ({
    currency: wire.currency,
    limits: wire.limits,
    timeOutUntil: wire.time_out_until,
    breaks: wire.breaks satisfies readonly BreakChoice[],
  })),
);

const name = { kind: v.picklist(limitKinds), period: v.picklist(limitPeriods) };

/** What `limits`, `timeOut` and `selfExclusion` share; a platform lists what it offers of them. */
export const getLimits = post("/services/v1/member/limits", { body: emptyBody, reads: state });

export const setLimit = post("/services/v1/member/limits/set", {
  body: v.strictObject({ ...name, size: v.nullable(v.string()) }),
  reads: state,
});

/** Cancels a pending increase. */
export const keepLimit = post("/services/v1/member/limits/keep", {
  body: v.strictObject(name),
  reads: state,
});

export const takeTimeOut = post("/services/v1/member/limits/time-out", {
  body: v.strictObject({ length: v.picklist(breakLengths) }),
  reads: state,
});

export const excludeSelf = post("/services/v1/member/limits/self-exclusion", {
  body: v.strictObject({ length: v.picklist(breakLengths) }),
  reads: v.object({ until: v.nullable(moment) }),
});

/** Always stale, because every round changes how much of a limit is used. */
export const limitsQuery = (api: Api, who: Who) =>
  queryOptions({
    queryKey: memberQueryKeys.playLimits(who),
    staleTime: 0,
    // The page itself shows the error.
    meta: { quiet: true },
    queryFn: who.role === "visitor" ? skipToken : ({ signal }) => api.read(getLimits, {}, signal),
  });
