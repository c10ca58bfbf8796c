import type { NamedGame } from "@naluma/site/game";
import type { OpenType } from "@naluma/site/settings";
import type { PlayRefused } from "../play/play.codes.ts";
import type { LauncherMessage } from "../words.ts";

export type LaunchWarning = Extract<
  LauncherMessage,
  "alert_starting" | "alert_quitting" | "alert_duplicate" | "err_is_playing" | "launch.closed"
>;

export type LaunchTimer =
  | "start"
  | "address"
  | "window"
  | "waiting-url"
  | "settling"
  | "fast-path"
  | "quit";

/** Everything the checks need is already on the page, so the window opens inside the click. */
export interface PlayRequested {
  readonly type: "play-requested";
  readonly launchId: string;
  readonly game: NamedGame;
  readonly open: OpenType;
  readonly desktop: boolean;
  readonly signedIn: boolean;
  /** This site refuses every start (LAUNCH-35, A-067). */
  readonly siteClosed: boolean;
  readonly playsElsewhere: boolean;
  /** The player has agreed to end the running game for this one. */
  readonly mayEndGame: boolean;
}

export interface LeftGame {
  readonly game: NamedGame;
  readonly open: "window" | "page";
  /** '' for a window, which has the address itself. */
  readonly url: string;
}

export interface Address {
  /** Absent if the platform does not say which start an address belongs to. */
  readonly launchId: string | undefined;
  readonly providerId: string | undefined;
  readonly gameCode: string | undefined;
}

export type LaunchEvent =
  | PlayRequested
  | { readonly type: "surface-opened" | "surface-blocked"; readonly launchId: string }
  | { readonly type: "surface-unreachable"; readonly launchId: string }
  | {
      readonly type: "surface-closed";
      readonly launchId: string;
      /** The player has closed it; otherwise its handle may only have been cut off. */
      readonly isCertain?: boolean;
    }
  | { readonly type: "channel-waited"; readonly launchId: string }
  /** `url` is set only if the response's own result counts as the address. */
  | { readonly type: "play-accepted"; readonly launchId: string; readonly url: string | undefined }
  | {
      readonly type: "play-refused";
      readonly launchId: string;
      readonly refused: PlayRefused;
      /** False for a plain refusal; true if the failure leaves it open. */
      readonly moneyMayHaveMoved: boolean;
    }
  | ({ readonly type: "address-arrived"; readonly url: string } & Address)
  /** An address that must not be followed. */
  | ({ readonly type: "address-unusable" } & Address)
  /** `allowed`: it needs no frame, or the platform does not forbid framing. */
  | { readonly type: "frame-asked"; readonly launchId: string; readonly allowed: boolean }
  | { readonly type: "game-shown" | "game-not-shown"; readonly launchId: string }
  | { readonly type: "quit-requested" | "quit-forced" | "logged-out" }
  /** The player wants to see the open game. */
  | { readonly type: "forward-requested" }
  /** A page has started, and storage contains a running game (LAUNCH-38). */
  | { readonly type: "leftover-found"; readonly launchId: string }
  /** The previous page left a game that can be resumed: its window is still open, or this is its /play again. */
  | ({ readonly type: "game-found"; readonly launchId: string } & LeftGame)
  /** Another tab has left the game running here, perhaps for one of its own. */
  | { readonly type: "superseded" }
  | { readonly type: "leave-settled"; readonly launchId: string; readonly returned: boolean }
  | { readonly type: "timer-rang"; readonly launchId: string; readonly timer: LaunchTimer };

export type LaunchEffect =
  | { readonly do: "warn"; readonly message: LaunchWarning }
  | { readonly do: "ask-to-log-in" | "ask-to-open-window"; readonly game: NamedGame }
  /** `running` is the game that would end; undefined for another tab's. */
  | {
      readonly do: "ask-to-end-game";
      readonly game: NamedGame;
      readonly running: NamedGame | undefined;
    }
  | { readonly do: "bring-forward"; readonly open: OpenType }
  | { readonly do: "remember-launch"; readonly launchId: string; readonly open: OpenType }
  | {
      readonly do: "remember-playing";
      readonly launchId: string;
      readonly open: OpenType;
      readonly game: NamedGame;
      readonly url: string;
    }
  | { readonly do: "forget-waiting-window" | "forget-launch" }
  /** This tab takes over the game in storage; its former tab is notified. */
  | { readonly do: "supersede-others" }
  /** Only another tab may change the game in storage. */
  | { readonly do: "release-launch" }
  | { readonly do: "open-surface"; readonly launchId: string; readonly open: OpenType }
  | { readonly do: "look-at-surface"; readonly launchId: string; readonly open: OpenType }
  | {
      readonly do: "ask-frame" | "show-game";
      readonly launchId: string;
      readonly open: OpenType;
      readonly url: string;
    }
  | { readonly do: "close-surface"; readonly open: OpenType }
  | { readonly do: "wait-for-channel"; readonly launchId: string; readonly ms: number }
  | { readonly do: "call-play"; readonly launchId: string; readonly game: NamedGame }
  | { readonly do: "call-leave"; readonly launchId: string }
  | { readonly do: "mark-balance-unreturned"; readonly providerId: string }
  | { readonly do: "notify-refusal"; readonly refused: PlayRefused; readonly game: NamedGame }
  | { readonly do: "refresh-wallet" }
  | {
      readonly do: "start-timer";
      readonly launchId: string;
      readonly timer: LaunchTimer;
      readonly ms: number;
    }
  | { readonly do: "stop-timers" };
