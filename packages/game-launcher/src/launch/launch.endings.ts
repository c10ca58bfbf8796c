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

/** Nothing is known but that it failed: the platform has said nothing that a player could read. */
export const startFailed: PlayRefused = { why: "failed", message: "" };

/** What takes the launch off the screen, with the game that it was to take the place of. */
export function closing(state: LaunchState): LaunchEffect[] {
  if (state.at === "idle" || state.at === "quitting") return [];
  const before = state.at === "starting" && state.step === "opening" && ownBefore(state);
  const close = (open: OpenType): LaunchEffect => ({ do: "close-surface", open });
  return before && before.open !== state.open
    ? [close(before.open), close(state.open)]
    : [close(state.open)];
}

/** The game of this very tab that a start is about to take the place of. */
const ownBefore = ({ before }: Extract<Starting, { step: "opening" }>): Playing | undefined =>
  before === "elsewhere" ? undefined : before;

/** Ends a start; once play was called, or a first game is left, the money is fetched back. */
export function abandon(state: Starting): Next {
  switch (state.step) {
    case "waiting-channel":
      return dismiss(state);
    case "opening": {
      const before = ownBefore(state);
      return before ? leave(state, before.game.providerId) : dismiss(state);
    }
    case "leaving-first":
      // The first game's leave is on its way already, and settles this quit.
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

/** Ends a start that has no game to show, with the reason as a message. */
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

/** The before-quit step: the surface closes, the quit is marked; the leave call follows. */
export const quit = (state: Playing): Next =>
  quitting(
    state,
    "closing",
    state.game.providerId,
    timer(state.launchId, "fast-path", launchTimes.fastPath),
  );

/** Closes and leaves at once. `providerId` is whose money comes back, if it does. */
export const leave = (state: Starting | Playing, providerId = state.game.providerId): Next =>
  quitting(state, "leaving", providerId, { do: "call-leave", launchId: state.launchId });

/** A failed leave is shown only in the wallet's row of that provider. */
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
