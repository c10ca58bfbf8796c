import type { Step } from "@naluma/machine";
import type { ToastKind } from "@naluma/ui/toast";
import type { RedEnvelope } from "./envelope.ts";

/**
 * A claim whose response was lost: the next attempt for this envelope repeats it with the same key, so that it pays
 * only once.
 */
interface LostClaim {
  readonly id: number;
  readonly key: string;
}

/** Why an envelope can no longer be opened. */
export type OverReason =
  /** The countdown is at zero. */
  | { readonly is: "ended" }
  /** The platform no longer offers it: withdrawn, or opened in another tab. */
  | { readonly is: "gone" }
  | { readonly is: "refused"; readonly text: string };

export type EnvelopeState =
  | { readonly at: "away"; readonly lost?: LostClaim }
  | {
      readonly at: "offered";
      readonly envelope: RedEnvelope;
      /** The error of the last attempt. */
      readonly problem?: string;
      readonly lost?: LostClaim;
      /** Over, but the result of the lost claim can still be requested. */
      readonly isOver?: boolean;
    }
  | {
      readonly at: "claiming";
      readonly envelope: RedEnvelope;
      readonly key: string;
      /** The player has closed the dialog; it reopens with the amount. */
      readonly isHidden: boolean;
    }
  | { readonly at: "received"; readonly cash: string }
  | { readonly at: "over"; readonly reason: OverReason };

export type EnvelopeEvent =
  /** Without an envelope if the page that opened it still showed one that is gone. */
  | { type: "asked-for"; envelope: RedEnvelope | undefined }
  /** `key` is new; it is used unless an earlier claim is still without a response. */
  | { type: "open-pressed"; key: string }
  | { type: "claimed"; key: string; cash: string }
  | { type: "refused"; key: string; text: string; isOver: boolean }
  | { type: "unanswered"; key: string; text: string }
  /** The session has ended. */
  | { type: "aborted"; key: string }
  | { type: "countdown-ended"; endsAt: number }
  /** The platform's current offer. */
  | { type: "delivered"; envelope: RedEnvelope | undefined }
  | { type: "closed" };

export type EnvelopeEffect =
  | { do: "claim"; id: number; key: string }
  /** The envelope is no longer offered. */
  | { do: "clear" }
  | { do: "refetch" }
  | { do: "refresh-money" }
  | { do: "notify"; kind: ToastKind; text: string };

export const envelopeAway: EnvelopeState = { at: "away" };

export type ShownState = Exclude<EnvelopeState, { at: "away" }>;

/** Whether the dialog is open. */
export const isShown = (state: EnvelopeState): state is ShownState =>
  state.at !== "away" && !(state.at === "claiming" && state.isHidden);

const away = (lost: LostClaim | undefined): EnvelopeState =>
  lost ? { at: "away", lost } : envelopeAway;

const ofEnvelope = (lost: LostClaim | undefined, envelope: RedEnvelope) =>
  lost?.id === envelope.id ? { lost } : {};

export function envelopeStep(
  state: EnvelopeState,
  event: EnvelopeEvent,
): Step<EnvelopeState, EnvelopeEffect> {
  switch (event.type) {
    case "asked-for":
      if (state.at === "claiming") return [{ ...state, isHidden: false }];
      if (state.at !== "away") return [state];
      if (!event.envelope) return [{ at: "over", reason: { is: "gone" } }];
      return [
        { at: "offered", envelope: event.envelope, ...ofEnvelope(state.lost, event.envelope) },
      ];

    case "open-pressed": {
      if (state.at !== "offered") return [state];
      const { envelope } = state;
      const key = state.lost?.key ?? event.key;
      return [
        { at: "claiming", envelope, key, isHidden: false },
        { do: "claim", id: envelope.id, key },
      ];
    }

    case "claimed":
      if (state.at !== "claiming" || state.key !== event.key) return [state];
      return [{ at: "received", cash: event.cash }, { do: "refresh-money" }];

    case "refused": {
      if (state.at !== "claiming" || state.key !== event.key) return [state];
      const { envelope, isHidden } = state;
      const { text, isOver } = event;
      const cleared: EnvelopeEffect[] = isOver ? [{ do: "clear" }] : [];
      if (isHidden) return [envelopeAway, ...cleared, { do: "notify", kind: "warning", text }];
      if (isOver) return [{ at: "over", reason: { is: "refused", text } }, ...cleared];
      return [{ at: "offered", envelope, problem: text }];
    }

    case "unanswered": {
      if (state.at !== "claiming" || state.key !== event.key) return [state];
      const { envelope, isHidden, key } = state;
      const { text } = event;
      const lost = { id: envelope.id, key };
      if (isHidden)
        return [away(lost), { do: "notify", kind: "error", text }, { do: "refresh-money" }];
      return [{ at: "offered", envelope, problem: text, lost }];
    }

    case "aborted":
      if (state.at !== "claiming" || state.key !== event.key) return [state];
      return [envelopeAway];

    case "countdown-ended":
      if (state.at !== "offered" || state.envelope.endsAt !== event.endsAt) return [state];
      return [endOf(state, { is: "ended" })];

    case "delivered":
      return delivered(state, event.envelope);

    case "closed":
      return closed(state);
  }
}

/** The result of a lost claim can be requested even after the end. */
function endOf(
  state: Extract<EnvelopeState, { at: "offered" }>,
  reason: OverReason,
): EnvelopeState {
  if (!state.lost) return { at: "over", reason };
  return state.isOver ? state : { ...state, isOver: true };
}

function delivered(
  state: EnvelopeState,
  envelope: RedEnvelope | undefined,
): Step<EnvelopeState, EnvelopeEffect> {
  if (state.at !== "offered") return [state];
  if (!envelope) return [endOf(state, { is: "gone" })];
  if (envelope.id !== state.envelope.id) return [{ at: "offered", envelope }];
  if (envelope.endsAt === state.envelope.endsAt) return [state];
  return [{ ...state, envelope, isOver: false }];
}

function closed(state: EnvelopeState): Step<EnvelopeState, EnvelopeEffect> {
  switch (state.at) {
    case "away":
      return [state];
    case "offered":
      if (!state.lost) return [envelopeAway];
      return [away(state.lost), { do: "refresh-money" }, { do: "refetch" }];
    case "claiming":
      return [{ ...state, isHidden: true }];
    case "received":
      return [envelopeAway, { do: "clear" }, { do: "refresh-money" }, { do: "refetch" }];
    case "over":
      return [envelopeAway, { do: "refresh-money" }, { do: "refetch" }];
  }
}
