import { post, type Api } from "@naluma/api-client";
import { code, count, listIn, money } from "@naluma/api-client/wire";
import type { Who } from "@naluma/site/who";
import { queryOptions, skipToken } from "@tanstack/react-query";
import * as v from "valibot";
import { memberQueryKeys } from "../query-keys.ts";
import { periodKinds, type Activity, type PeriodKind } from "./activity.ts";

const wireFigures = {
  staked: money,
  won: money,
  net: money,
  deposits: money,
  withdrawals: money,
  played_seconds: count,
};

const figures = v.pipe(
  v.object(wireFigures),
  v.transform(({ played_seconds: seconds, ...amounts }) => ({ ...amounts, seconds })),
);

const period = v.pipe(
  v.object({ from: v.string(), to: v.string(), ...wireFigures }),
  v.transform(({ played_seconds: seconds, ...rest }) => ({ ...rest, seconds })),
);

/** The figures of the member's own play. */
export const getActivity = post("/services/v1/member/activity", {
  body: v.strictObject({ by: v.picklist(periodKinds), before: v.optional(v.string()) }),
  reads: v.pipe(
    v.object({
      currency: code,
      periods: listIn("periods", period),
      totals: figures,
      before: v.nullable(v.string()),
    }),
    v.transform((wire): Activity => wire),
  ),
});

/** `before` is a day; without it, the query returns the latest periods. */
export const activityQuery = (api: Api, who: Who, by: PeriodKind, before: string | undefined) =>
  queryOptions({
    queryKey: memberQueryKeys.activity(who, by, before),
    staleTime: 0,
    // The page itself shows the error.
    meta: { quiet: true },
    queryFn:
      who.role === "visitor"
        ? skipToken
        : ({ signal }) =>
            api.read(getActivity, before === undefined ? { by } : { by, before }, signal),
  });
