import type { Refusal } from "@naluma/api-client";
import * as v from "valibot";

export type PlayRefused =
  /** Server times, unparsed; '' if one is missing. */
  | { readonly why: "maintenance"; readonly from: string; readonly until: string }
  /** '' when there is nothing to say but that the start failed. */
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

/** What each code of /member/game/play1 means to the player (LAUNCH-30, LAUNCH-34). */
export function playRefused({ code, message, data, status }: Refusal): PlayRefused {
  if (status === 401) return { why: "signed-out" };
  switch (code) {
    case "203":
      return { why: "maintenance", ...v.parse(maintenance, data).maintain_interval };
    default:
      return { why: "failed", message };
  }
}

/** Whoever stands before the platform says that it did not answer. */
const unanswered: readonly number[] = [502, 503, 504];

/** The call was never answered: whether the start happened is only known by asking again. */
export const isLost = ({ status }: Refusal): boolean => status === 0 || unanswered.includes(status);

/** A fault or an unreadable answer: the money may be at the provider nevertheless. */
export const mayHaveMoved = ({ status, code }: Refusal): boolean =>
  status >= 500 || code === "unknown";
