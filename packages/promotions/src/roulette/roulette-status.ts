import type { RestMessageId } from "../words.rest.ts";
import type { Message } from "./roulette.codes.ts";
import type { RouletteState } from "./roulette.machine.ts";

interface RouletteNow {
  readonly state: RouletteState;
  readonly drawsLeft: number | undefined;
  readonly hasEnded: boolean;
}

interface RouletteStatus {
  readonly isOpen: boolean;
  /** The current or target rotation of the disc. */
  readonly angle: number;
  readonly button: "spin" | "again";
  readonly isBusy: boolean;
  /** Spinning is not possible. */
  readonly isDisabled: boolean;
  readonly status?: RestMessageId;
  readonly problem?: Message;
}

const closed: RouletteStatus = {
  isOpen: false,
  angle: 0,
  button: "spin",
  isBusy: false,
  isDisabled: false,
};

export function statusOf({ state, drawsLeft, hasEnded }: RouletteNow): RouletteStatus {
  if (state.at === "closed") return closed;
  const angle = "angle" in state ? state.angle : 0;
  const open = { ...closed, isOpen: true, angle };
  switch (state.at) {
    case "opening":
      return { ...open, isBusy: true };
    case "unavailable":
      return { ...open, button: "again", problem: state.message };
    case "ready": {
      if (hasEnded) return { ...open, isDisabled: true, problem: { id: "roulette.ended" } };
      const ready = { ...open, ...(state.message && { problem: state.message }) };
      if (drawsLeft !== 0) return ready;
      // A refusal may already have shown the reason.
      return { ...ready, isDisabled: true, ...(!state.message && { status: "roulette.no_draws" }) };
    }
    case "warned":
      return open;
    case "asking":
      return { ...open, isBusy: true };
    case "unanswered":
      return { ...open, button: "again", problem: { id: "roulette.lost" } };
    case "turning":
      return { ...open, isBusy: true, status: "roulette.turning" };
    case "awarded":
      return { ...open, isOpen: state.isOpen };
  }
}
