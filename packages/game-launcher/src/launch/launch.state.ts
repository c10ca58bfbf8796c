import type { NamedGame } from "@naluma/site/game";
import type { OpenType } from "@naluma/site/settings";

interface Launch {
  /** Identifies this start everywhere: storage, Idempotency-Key, address event, window message. */
  readonly launchId: string;
  readonly game: NamedGame;
  readonly open: OpenType;
}

export interface Idle {
  readonly at: "idle";
}

export type Starting = Launch & { readonly at: "starting" } & (
    | {
        /** The placeholder window is being opened, inside the click. */
        readonly step: "opening";
        /** The game that this one replaces: this tab's own, or one in another tab. */
        readonly before: Playing | "elsewhere" | undefined;
      }
    /** `first` is the provider of the game that is left before this one starts; undefined for another tab's. */
    | { readonly step: "leaving-first"; readonly first: string | undefined }
    | { readonly step: "waiting-channel" }
    /** `asked` counts the play calls, all with the same id. */
    | { readonly step: "asking" | "waiting-address"; readonly asked: number }
    /** The address has arrived. If it would be framed, the platform is first asked whether it may be. */
    | { readonly step: "asking-frame"; readonly url: string }
    /** The window cannot be reached yet. */
    | { readonly step: "handing-over"; readonly url: string }
  );

export type Playing = Launch & {
  readonly at: "playing";
  readonly url: string;
  /**
   * arriving: the first second, in which the window still counts as waiting; fresh: until 5 s a closed handle
   * proves nothing; lost: it was closed that early, so the game runs until the player ends it with a button.
   */
  readonly phase: "arriving" | "fresh" | "settled" | "lost";
};

export interface Quitting {
  readonly at: "quitting";
  readonly launchId: string;
  /** Unknown after a reload, and for another tab's game. */
  readonly providerId: string | undefined;
  /** closing: the surface is closed; leaving: the leave call is pending. */
  readonly step: "closing" | "leaving";
}

export type LaunchState = Idle | Starting | Playing | Quitting;

export const idle: Idle = { at: "idle" };

/** The specified shape of the launch state (LAUNCH-19). */
export interface LaunchFlags {
  readonly starting: boolean;
  readonly quitting: boolean;
  /** The launch is visible in a window, modal or page: the placeholder, or the game. */
  readonly visible: boolean;
  /** The address of the game; '' before it arrives and after the game ends. */
  readonly url: string;
}

/** @row LAUNCH-19 */
export const launchFlags = (state: LaunchState): LaunchFlags => ({
  starting: state.at === "starting",
  quitting: state.at === "quitting",
  visible: isGameOpen(state) && !(state.at === "starting" && state.step === "opening"),
  url: "url" in state ? state.url : "",
});

/** The platform has sent the game's address; from then on only a later start in another tab can take it over. */
export const hasAddress = (state: LaunchState): state is Extract<LaunchState, { url: string }> =>
  "url" in state;

/** A game is running or about to run: logging out and leaving the page require a confirmation. */
export const isGameOpen = (state: LaunchState): state is Starting | Playing =>
  state.at === "starting" || state.at === "playing";
