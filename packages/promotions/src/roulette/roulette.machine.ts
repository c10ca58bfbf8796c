import type { Step } from "@naluma/machine";
import type { Message, SpinRefusal } from "./roulette.codes.ts";
import { restingAngle } from "./wheel-angle.ts";

/** A prize that the platform has given. */
export interface Award {
  readonly prizeId: number;
  /** Nothing where the wheel on screen has no such prize. */
  readonly name: string | undefined;
  /** Nothing where the platform did not say. */
  readonly drawsLeft: number | undefined;
}

/** A spin that was asked for and whose result is not known; `isLost` once its call has failed without an answer. */
interface Pending {
  readonly key: string;
  readonly isLost: boolean;
}

/** `angle` is where the disc stands or turns to, in degrees. Only a closed roulette has its wheel at the start. */
export type RouletteState =
  /** A spin may be under way all the same: its result is told when it comes. */
  | { readonly at: "closed"; readonly pending?: Pending }
  /** The draws are being asked for; nothing can be spun yet. */
  | { readonly at: "opening" }
  /** The draws could not be had. */
  | { readonly at: "unavailable"; readonly message: Message }
  | { readonly at: "ready"; readonly angle: number; readonly message?: Message }
  /** The platform decides; the wheel stands. */
  | { readonly at: "asking"; readonly angle: number; readonly key: string }
  /** The answer was lost: only the same spin can be asked for again. */
  | { readonly at: "unanswered"; readonly angle: number; readonly key: string }
  | { readonly at: "turning"; readonly angle: number; readonly key: string; readonly award: Award }
  /** The award is told. `isOpen`: over the wheel; else it comes by itself, unless it `isAsked` for. */
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
  /** `key` is new, and used unless an earlier one is still unanswered. */
  | { type: "spin-pressed"; key: string }
  /**
   * The platform has decided. `piece` of `pieces` shows the prize, nothing where this wheel has none for it; `random`
   * is from 0 to 1.
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
  /** No answer came. */
  | { type: "unanswered"; key: string }
  | { type: "turned"; key: string }
  /** The platform is reached again. */
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
  /** Wheel and draws are not what the page believed. */
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

/** The spin whose result is awaited, if there is one. */
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

/** A spin that was asked for before is gone on with, and never a second one begun beside it. */
function open(state: RouletteState): RouletteStep {
  if (state.at === "unavailable") return [{ at: "opening" }, { do: "ask-draws" }];
  // The award waited for room on the page: now it is asked for.
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
  // Whoever has closed the roulette is told at once: nothing turns.
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
  // The balance follows when the wheel has stopped: it must not tell the result before.
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

/** The wheel stands at its start again (PROMO-17); a result that is not told yet is kept. */
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
