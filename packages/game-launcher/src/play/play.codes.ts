import type { Refusal } from "@naluma/api-client";
import { moment } from "@naluma/api-client/wire";
import * as v from "valibot";

/** A restriction that the member has requested, and when it ends. */
export interface PlayRestriction {
  readonly by: "time-out" | "session-limit" | "loss-limit";
  readonly until: Date;
}

export type PlayRefused =
  /** Server times, unparsed; '' if one is missing. */
  | { readonly why: "maintenance"; readonly from: string; readonly until: string }
  | ({ readonly why: "restricted" } & PlayRestriction)
  /** '' if the only message is that the start failed. */
  | { readonly why: "failed"; readonly message: string }
  /** The logout after a 401 has its own message. */
  | { readonly why: "signed-out" };

const interval = v.union([
  v.pipe(
    v.tuple([v.string(), v.string()]),
    v.transform(([from, until]) => ({ from, until })),
  ),
  v.pipe(
    v.object({ start_at: v.fallback(v.string(), ""), end_at: v.fallback(v.string(), "") }),
    v.transform(({ start_at, end_at }) => ({ from: start_at, until: end_at })),
  ),
]);

const maintenance = v.fallback(v.object({ maintain_interval: interval }), {
  maintain_interval: { from: "", until: "" },
});

const restriction = v.object({ until: moment });

/** Codes that the services `limits`, `timeOut` and `selfExclusion` add to play1 (decision 0032). */
function restrictionOf({ code, data }: Refusal): PlayRestriction | undefined {
  const by = restrictions.get(code);
  const read = v.safeParse(restriction, data);
  return by && read.success ? { by, until: read.output.until } : undefined;
}

const restrictions: ReadonlyMap<string, PlayRestriction["by"]> = new Map([
  ["321", "time-out"],
  ["322", "session-limit"],
  ["323", "loss-limit"],
]);

/** What each code of /member/game/play1 means to the player (LAUNCH-30, LAUNCH-34). */
export function playRefused(refusal: Refusal): PlayRefused {
  const { code, message, data, status } = refusal;
  if (status === 401) return { why: "signed-out" };
  const restricted = restrictionOf(refusal);
  if (restricted) return { why: "restricted", ...restricted };
  switch (code) {
    case "203":
      return { why: "maintenance", ...v.parse(maintenance, data).maintain_interval };
    default:
      return { why: "failed", message };
  }
}

/** A fault or an unreadable response: the money may be at the provider nevertheless. */
export const mayHaveMoved = ({ status, code }: Refusal): boolean =>
  status >= 500 || code === "unknown";
