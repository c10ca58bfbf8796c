import type { Step } from "@naluma/machine";
import type { SessionTotals } from "./session-totals.ts";

/** How often a due check looks whether the round is over and the form is sent, in ms. */
export const retryWhenBusy = 2_000;

/** The delay after a failed call, in ms. */
export const retryWhenFailed = 60_000;

/**
 * How long an open round reported by another window counts, in ms; that window may be closed without reporting its end.
 */
export const roundElsewhere = 120_000;

export type CheckState =
  /** No member is logged in. */
  | { readonly at: "away" }
  /** Fetching the totals of the session. */
  | { readonly at: "reading" }
  /** The member has not chosen an interval. */
  | { readonly at: "off" }
  | { readonly at: "counting" }
  /** The check is due, but a round is open or a form has input. */
  | { readonly at: "waiting" }
  | { readonly at: "asking" };

/** The member's choice in a check. */
export type CheckAnswer = "go-on" | "activity" | "log-out";

export type CheckEvent =
  | { readonly type: "arrived" }
  | { readonly type: "left" }
  /** Without totals, the call has failed. */
  | { readonly type: "read"; readonly totals?: SessionTotals | undefined; readonly isBusy: boolean }
  | { readonly type: "time-came"; readonly isBusy: boolean }
  | { readonly type: "answered"; readonly answer: CheckAnswer }
  /** Another tab has answered the check or changed the interval. */
  | { readonly type: "settled-elsewhere" }
  | { readonly type: "chosen" };

export type CheckEffect =
  | { readonly do: "read" }
  /** Report that the check was seen, and fetch the new totals. */
  | { readonly do: "mark-seen" }
  | { readonly do: "count"; readonly ms: number }
  | { readonly do: "stop-counting" }
  | { readonly do: "ask"; readonly totals: SessionTotals }
  | { readonly do: "withdraw" }
  | { readonly do: "open-activity" }
  | { readonly do: "log-out" };

export const notCounting: CheckState = { at: "away" };

const readAnew = (state: CheckState): Step<CheckState, CheckEffect> =>
  state.at === "asking"
    ? [{ at: "reading" }, { do: "withdraw" }, { do: "read" }]
    : [{ at: "reading" }, { do: "stop-counting" }, { do: "read" }];

/** The cycle of reality checks during a session. */
export function checkStep(state: CheckState, event: CheckEvent): Step<CheckState, CheckEffect> {
  switch (event.type) {
    case "arrived":
      return readAnew(state);

    case "left":
      if (state.at === "asking") return [notCounting, { do: "withdraw" }];
      return [notCounting, { do: "stop-counting" }];

    case "settled-elsewhere":
    case "chosen":
      return state.at === "away" ? [state] : readAnew(state);

    case "read": {
      if (state.at !== "reading") return [state];
      const { totals, isBusy } = event;
      if (!totals) return [{ at: "counting" }, { do: "count", ms: retryWhenFailed }];
      if (totals.dueIn === undefined) return [{ at: "off" }];
      if (totals.dueIn > 0) return [{ at: "counting" }, { do: "count", ms: totals.dueIn }];
      if (isBusy) return [{ at: "waiting" }, { do: "count", ms: retryWhenBusy }];
      return [{ at: "asking" }, { do: "ask", totals }];
    }

    case "time-came":
      if (state.at === "waiting" && event.isBusy)
        return [state, { do: "count", ms: retryWhenBusy }];
      // The time and result that are shown must be current, so they are fetched again.
      if (state.at === "waiting" || state.at === "counting")
        return [{ at: "reading" }, { do: "read" }];
      return [state];

    case "answered": {
      if (state.at !== "asking") return [state];
      const next: CheckState = { at: "reading" };
      if (event.answer === "activity") return [next, { do: "mark-seen" }, { do: "open-activity" }];
      if (event.answer === "log-out") return [next, { do: "mark-seen" }, { do: "log-out" }];
      return [next, { do: "mark-seen" }];
    }
  }
}
