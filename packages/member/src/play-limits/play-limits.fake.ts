import { breakLengths, limitKinds, limitPeriods } from "./play-limit.ts";

interface LimitOnWire {
  kind: string;
  period: string;
  size: string | null;
  used: string;
  resets_at: string;
  pending: { size: string | null; from: string } | null;
}

const tomorrow = "2026-11-24T04:00:00.000Z";

/** The platform's response: no limits, except for those given by `kind period`. */
export const limitsOnWire = (
  given: Readonly<Record<string, Partial<LimitOnWire>>> = {},
  timeOutUntil: string | null = null,
) => ({
  now: "2026-11-23T12:00:00.000Z",
  currency: "USD",
  limits: limitKinds.flatMap((kind) =>
    limitPeriods.map((period): LimitOnWire => ({
      kind,
      period,
      size: null,
      used: kind === "session" ? "12" : "4.20",
      resets_at: tomorrow,
      pending: null,
      ...given[`${kind} ${period}`],
    })),
  ),
  time_out_until: timeOutUntil,
  breaks: breakLengths.map((length, place) => ({
    kind: place < 3 ? "time-out" : "self-exclusion",
    length,
    until: "2027-05-23T12:00:00.000Z",
  })),
});

export const afterTomorrow = "2026-11-25T12:00:00.000Z";
