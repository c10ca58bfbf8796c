import type { Step } from "@naluma/machine";
import type { OpenType } from "@naluma/site/settings";
import type { PlayRefused } from "../play/play.codes.ts";
import type { LaunchEffect, LaunchTimer } from "./launch.events.ts";
import {
  idle,
  type LaunchState,
  type Playing,
  type Quitting,
  type Starting,
} from "./launch.state.ts";
import { launchTimes } from "./launch.times.ts";

/** Every way a launch can end, with its calls and messages. Part of the machine. */
export type Next = Step<LaunchState, LaunchEffect>;

type LeavingFirst = Extract<Starting, { step: "leaving-first" }>;

export const timer = (launchId: string, name: LaunchTimer, ms: number): LaunchEffect => ({
  do: "start-timer",
  launchId,
  timer: name,
  ms,
});

/** The start failed, and the platform sent no message for the player. */
export const startFailed: PlayRefused = { why: "failed", message: "" };

/** Removes the launch from the screen, together with the game it was to replace. */
export function closing(state: LaunchState): LaunchEffect[] {
  if (state.at === "idle" || state.at === "quitting") return [];
  const before = state.at === "starting" && state.step === "opening" && ownBefore(state);
  const close = (open: OpenType): LaunchEffect => ({ do: "close-surface", open });
  return before && before.open !== state.open
    ? [close(before.open), close(state.open)]
    : [close(state.open)];
}

/** The game of this very tab that the start is about to replace. */
const ownBefore = ({ before }: Extract<Starting, { step: "opening" }>): Playing | undefined =>
  before === "elsewhere" ? undefined : before;

/** Ends a start; if play was called, or another game is being left first, the money is fetched back. */
export function abandon(state: Starting): Next {
  switch (state.step) {
    case "waiting-channel":
      return dismiss(state);
    case "opening": {
      const before = ownBefore(state);
      return before ? leave(state, before.game.providerId) : dismiss(state);
    }
    case "leaving-first":
      // The first game's leave call is already under way and settles this quit.
      return quitting(state, "leaving", state.first);
    default:
      return leave(state);
  }
}

/** Ends a start that has moved no money. */
export const dismiss = (state: Starting): Next => [
  idle,
  { do: "stop-timers" },
  ...closing(state),
  { do: "forget-launch" },
];

/** Ends a start that has no game to show, and shows the reason. */
export const fail = (state: Starting, refused: PlayRefused): Next => [
  ...abandon(state),
  { do: "notify-refusal", refused, game: state.game },
];

const quitting = (
  state: Starting | Playing,
  step: Quitting["step"],
  providerId: string | undefined,
  ...then: LaunchEffect[]
): Next => [
  { at: "quitting", step, launchId: state.launchId, providerId },
  { do: "stop-timers" },
  ...closing(state),
  timer(state.launchId, "quit", launchTimes.quit),
  ...then,
];

/** The before-quit step: the surface closes and the quit is recorded; the leave call follows. */
export const quit = (state: Playing): Next =>
  quitting(
    state,
    "closing",
    state.game.providerId,
    timer(state.launchId, "fast-path", launchTimes.fastPath),
  );

/** Closes and leaves at once. `providerId` names the provider that returns the money, if it does. */
export const leave = (state: Starting | Playing, providerId = state.game.providerId): Next =>
  quitting(state, "leaving", providerId, { do: "call-leave", launchId: state.launchId });

/** A failed leave is shown only in that provider's row of the wallet. */
export function left(
  state: Quitting | LeavingFirst,
  { returned }: { readonly returned: boolean },
): Next {
  const providerId = state.at === "quitting" ? state.providerId : state.first;
  const kept: LaunchEffect[] =
    returned || providerId === undefined ? [] : [{ do: "mark-balance-unreturned", providerId }];
  if (state.at === "quitting")
    return [
      idle,
      { do: "stop-timers" },
      { do: "forget-launch" },
      { do: "refresh-wallet" },
      ...kept,
    ];

  const { launchId, game, open } = state;
  return [
    { at: "starting", step: "waiting-channel", launchId, game, open },
    { do: "refresh-wallet" },
    ...kept,
    { do: "wait-for-channel", launchId, ms: launchTimes.channel },
  ];
}
