import type { Step } from "@naluma/machine";
import type { ConsentAnswer, GivenConsent } from "@naluma/site/tracking-cookies";

export interface Consent {
  readonly answer: ConsentAnswer | "unasked";
  /** When the player answered, in ms since 1970; `undefined` without an answer. */
  readonly at?: number;
  /** The script is running in this document; it can only be removed by unloading the document. */
  readonly isTracking: boolean;
}

export type ConsentEvent =
  | {
      type: "page-opened";
      given: GivenConsent | undefined;
      /**
       * The browser asks sites not to track, or cannot store an answer; both count as a refusal until the player
       * consents.
       */
      isOptedOut: boolean;
    }
  | { type: "answered"; given: GivenConsent };

export type ConsentEffect =
  | { do: "store-answer"; given: GivenConsent }
  | { do: "keep-click" }
  /** Includes what an earlier consent has left behind. */
  | { do: "forget-click" }
  | { do: "load-script" }
  | { do: "leave-document" };

export const unasked: Consent = { answer: "unasked", isTracking: false };

const follow = (
  { isTracking }: Consent,
  { answer, at }: GivenConsent,
): Step<Consent, ConsentEffect> => {
  if (answer === "accepted") {
    const next: Consent = { answer, at, isTracking: true };
    return isTracking
      ? [next, { do: "keep-click" }]
      : [next, { do: "keep-click" }, { do: "load-script" }];
  }
  const next: Consent = { answer, at, isTracking };
  return isTracking
    ? [next, { do: "forget-click" }, { do: "leave-document" }]
    : [next, { do: "forget-click" }];
};

/** Before consent nothing is stored or loaded; after a refusal nothing remains. */
export function stepConsent(state: Consent, event: ConsentEvent): Step<Consent, ConsentEffect> {
  switch (event.type) {
    case "page-opened":
      if (event.given) return follow(state, event.given);
      if (event.isOptedOut)
        return [{ answer: "refused", isTracking: state.isTracking }, { do: "forget-click" }];
      return [state];

    case "answered": {
      const [next, ...effects] = follow(state, event.given);
      return [next, { do: "store-answer", given: event.given }, ...effects];
    }
  }
}
