import type { Step } from "@naluma/machine";
import type { Message, SpinRefusal } from "./roulette.codes.ts";
import { restingAngle } from "./wheel.ts";

export interface Award {
  readonly prizeId: number;
  /** Undefined if the wheel on screen has no such prize. */
  readonly name: string | undefined;
  /** Undefined if the platform did not send it. */
  readonly drawsLeft: number | undefined;
}

/** A spin whose result is unknown; `isLost` once its call has failed without a response. */
interface Pending {
  readonly key: string;
  readonly isLost: boolean;
}

/**
 * `angle` is the current or target rotation of the disc, in degrees. Only a closed roulette has its wheel at the start.
 */
export type RouletteState =
  /** A spin may still be pending: its result is shown when it arrives. */
  | { readonly at: "closed"; readonly pending?: Pending }
  /** The draws are being fetched; spinning is not possible yet. */
  | { readonly at: "opening" }
  /** The draws could not be fetched. */
  | { readonly at: "unavailable"; readonly message: Message }
  | { readonly at: "ready"; readonly angle: number; readonly message?: Message }
  /** The platform decides; the wheel does not move yet. */
  | { readonly at: "asking"; readonly angle: number; readonly key: string }
  /** The response was lost: only the same spin can be requested again. */
  | { readonly at: "unanswered"; readonly angle: number; readonly key: string }
  | { readonly at: "turning"; readonly angle: number; readonly key: string; readonly award: Award }
  /**
   * The award is shown. `isOpen`: over the wheel; otherwise it opens by itself, unless the player requests it
   * (`isAsked`).
   */
  | {
      readonly at: "awarded";
      readonly angle: number;
      readonly award: Award;
      readonly isOpen: boolean;
      readonly isAsked?: true;
    }
  | { readonly at: "warned"; readonly angle: number; readonly message: Message };

export type RouletteEvent =
  | { type: "opened" }
  | { type: "draws-arrived" }
  | { type: "draws-refused"; message: Message }
  | { type: "draws-aborted" }
  /** `key` is new; it is used unless an earlier one is still without a response. */
  | { type: "spin-pressed"; key: string }
  /**
   * The platform has decided. `piece` of `pieces` shows the prize, undefined if this wheel has none for it; `random` is
   * from 0 to 1.
   */
  | {
      type: "answered";
      key: string;
      award: Award;
      piece: number | undefined;
      pieces: number;
      random: number;
    }
  | { type: "refused"; key: string; refusal: SpinRefusal }
  /** No response arrived. */
  | { type: "unanswered"; key: string }
  | { type: "turned"; key: string }
  /** The platform is reachable again. */
  | { type: "reconnected" }
  | { type: "alert-closed" }
  | { type: "closed" }
  /** The session has ended. */
  | { type: "aborted" };

export type RouletteEffect =
  | { do: "ask-draws" }
  | { do: "spin"; key: string }
  | { do: "turn"; key: string }
  | { do: "set-draws"; drawsLeft: number | undefined }
  /** Wheel and draws differ from what the page has cached. */
  | { do: "refetch" }
  | { do: "refresh-money" }
  | { do: "notify"; message: Message };

export const rouletteClosed: RouletteState = { at: "closed" };

type RouletteStep = Step<RouletteState, RouletteEffect>;

const start = 0;

function ask(state: RouletteState, key: string, angle: number): RouletteStep {
  if (state.at === "closed")
    return [
      { at: "closed", pending: { key, isLost: false } },
      { do: "spin", key },
    ];
  return [
    { at: "asking", key, angle },
    { do: "spin", key },
  ];
}

/** The key of the pending spin, if there is one. */
const awaited = (state: RouletteState): string | undefined => {
  if (state.at === "asking" || state.at === "unanswered") return state.key;
  return state.at === "closed" ? state.pending?.key : undefined;
};

export function rouletteStep(state: RouletteState, event: RouletteEvent): RouletteStep {
  switch (event.type) {
    case "opened":
      return open(state);

    case "draws-arrived":
      return state.at === "opening" ? [{ at: "ready", angle: start }] : [state];

    case "draws-refused":
      if (state.at !== "opening") return [state];
      return [{ at: "unavailable", message: event.message }];

    case "draws-aborted":
      return [state.at === "opening" ? rouletteClosed : state];

    case "spin-pressed":
      if (state.at === "unanswered") return ask(state, state.key, state.angle);
      return state.at === "ready" ? ask(state, event.key, state.angle) : [state];

    case "answered":
      return awaited(state) === event.key ? award(state, event) : [state];

    case "refused":
      return awaited(state) === event.key ? refuse(state, event.refusal) : [state];

    case "unanswered":
      if (awaited(state) !== event.key) return [state];
      if (state.at === "asking")
        return [{ at: "unanswered", key: state.key, angle: state.angle }, { do: "refresh-money" }];
      return [
        { at: "closed", pending: { key: event.key, isLost: true } },
        { do: "refresh-money" },
        { do: "notify", message: { id: "roulette.lost_later" } },
      ];

    case "turned":
      if (state.at !== "turning" || state.key !== event.key) return [state];
      return [
        { at: "awarded", angle: state.angle, award: state.award, isOpen: true },
        { do: "refresh-money" },
      ];

    case "reconnected":
      if (state.at === "unanswered") return ask(state, state.key, state.angle);
      if (state.at === "closed" && state.pending?.isLost)
        return ask(state, state.pending.key, start);
      return [state];

    case "alert-closed":
      if (state.at === "warned") return [{ at: "ready", angle: state.angle }];
      if (state.at !== "awarded") return [state];
      return [state.isOpen ? { at: "ready", angle: state.angle } : rouletteClosed];

    case "closed":
      return close(state);

    case "aborted":
      return [rouletteClosed];
  }
}

/** Resumes a pending spin; never starts a second one beside it. */
function open(state: RouletteState): RouletteStep {
  if (state.at === "unavailable") return [{ at: "opening" }, { do: "ask-draws" }];
  // The award was waiting for a suitable moment; now the player requests it.
  if (state.at === "awarded" && !state.isOpen) return [{ ...state, isAsked: true }];
  if (state.at !== "closed") return [state];
  const { pending } = state;
  if (!pending) return [{ at: "opening" }, { do: "ask-draws" }];
  const { key } = pending;
  const next: RouletteState = { at: pending.isLost ? "unanswered" : "asking", key, angle: start };
  return [next, { do: "ask-draws" }];
}

function award(
  state: RouletteState,
  { key, award, piece, pieces, random }: RouletteEvent & { type: "answered" },
): RouletteStep {
  const { drawsLeft } = award;
  const set: RouletteEffect = { do: "set-draws", drawsLeft };
  // If the roulette was closed, the result is shown at once, without an animation.
  if (state.at === "closed")
    return [{ at: "awarded", award, angle: start, isOpen: false }, set, { do: "refresh-money" }];
  const angle = "angle" in state ? state.angle : start;
  if (piece === undefined)
    return [
      { at: "awarded", award, angle, isOpen: true },
      set,
      { do: "refresh-money" },
      { do: "refetch" },
    ];
  // The balance is updated after the wheel has stopped, so that it does not reveal the result.
  return [
    { at: "turning", key, award, angle: restingAngle(angle, piece, pieces, random) },
    set,
    { do: "turn", key },
  ];
}

function refuse(state: RouletteState, { as, message }: SpinRefusal): RouletteStep {
  if (state.at === "closed") return [rouletteClosed, { do: "refetch" }, { do: "notify", message }];
  const angle = "angle" in state ? state.angle : start;
  if (as === "warning") return [{ at: "warned", angle, message }, { do: "refetch" }];
  return [{ at: "ready", angle, message }, { do: "refetch" }];
}

/** Resets the wheel to its start (PROMO-17); a result that was not shown yet is kept. */
function close(state: RouletteState): RouletteStep {
  switch (state.at) {
    case "asking":
      return [{ at: "closed", pending: { key: state.key, isLost: false } }];
    case "unanswered":
      return [{ at: "closed", pending: { key: state.key, isLost: true } }];
    case "turning":
      return [
        { at: "awarded", award: state.award, angle: start, isOpen: false },
        { do: "refresh-money" },
      ];
    case "awarded":
      return [{ ...state, angle: start, isOpen: false }];
    case "closed":
      return [state];
    case "opening":
    case "unavailable":
    case "ready":
    case "warned":
      return [rouletteClosed];
  }
}
