import type { NamedGame } from "@naluma/site/game";
import type { OpenType } from "@naluma/site/settings";

interface Launch {
  /** Names this start everywhere: storage, Idempotency-Key, address event, window message. */
  readonly launchId: string;
  readonly game: NamedGame;
  readonly open: OpenType;
}

export interface Idle {
  readonly at: "idle";
}

export type Starting = Launch & { readonly at: "starting" } & (
    | {
        /** The browser is asked for the placeholder, inside the click. */
        readonly step: "opening";
        /** The game this one takes the place of: this tab's own, or one in another tab. */
        readonly before: Playing | "elsewhere" | undefined;
      }
    /** `first` is the provider of the game that is left before this one may start; unknown of another tab's. */
    | { readonly step: "leaving-first"; readonly first: string | undefined }
    | { readonly step: "waiting-channel" }
    /** `asked` counts the play calls, all under one id. */
    | { readonly step: "asking" | "waiting-address"; readonly asked: number }
    /** The address is here. First it is asked whether it may be framed, where it would be. */
    | { readonly step: "asking-frame"; readonly url: string }
    /** The window cannot be reached yet. */
    | { readonly step: "handing-over"; readonly url: string }
  );

export type Playing = Launch & {
  readonly at: "playing";
  readonly url: string;
  /**
   * arriving: the first second, the window still counts as waiting; fresh: until 5 s a
   * closed handle proves nothing; lost: it was closed that early, so the game runs until the player
   * ends it with a button.
   */
  readonly phase: "arriving" | "fresh" | "settled" | "lost";
};

export interface Quitting {
  readonly at: "quitting";
  readonly launchId: string;
  /** Unknown after a reload, and of another tab's game. */
  readonly providerId: string | undefined;
  /** closing: the surface is closed; leaving: the leave call is on its way. */
  readonly step: "closing" | "leaving";
}

export type LaunchState = Idle | Starting | Playing | Quitting;

export const idle: Idle = { at: "idle" };

/** The stated shape of the launch state (LAUNCH-19). */
export interface LaunchFlags {
  readonly starting: boolean;
  readonly quitting: boolean;
  /** A window, modal or page is on screen for the launch: the placeholder, or the game. */
  readonly visible: boolean;
  /** Address of the game, '' before it arrived and after the game ended. */
  readonly url: string;
}

/** @row LAUNCH-19 */
export const launchFlags = (state: LaunchState): LaunchFlags => ({
  starting: state.at === "starting",
  quitting: state.at === "quitting",
  visible: isGameOpen(state) && !(state.at === "starting" && state.step === "opening"),
  url: "url" in state ? state.url : "",
});

/**
 * The platform has sent the game's address; from then on only a later start in another tab may take
 * it over.
 */
export const hasAddress = (state: LaunchState): state is Extract<LaunchState, { url: string }> =>
  "url" in state;

/** A game runs or is about to: logging out and leaving the page ask first. */
export const isGameOpen = (state: LaunchState): state is Starting | Playing =>
  state.at === "starting" || state.at === "playing";
