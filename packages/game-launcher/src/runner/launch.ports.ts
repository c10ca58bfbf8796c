import type { Api } from "@naluma/api-client";
import type { Store } from "@naluma/machine";
import type { Clock } from "@naluma/machine/clock";
import type { ClientType } from "@naluma/site/device";
import type { NamedGame } from "@naluma/site/game";
import type { SiteSettings } from "@naluma/site/settings";
import type { LaunchWarning } from "../launch/launch.events.ts";
import type { OpenLine } from "../loading/placeholder-line.ts";
import type { ConnectionSlot } from "../play/connection-slot.tsx";
import type { MenuSlot } from "../play/menu-slot.tsx";
import type { PlayRefused } from "../play/play.codes.ts";
import type { BalanceSlot } from "../running-game/balance-slot.tsx";
import type { Surfaces } from "../surfaces/choose-surface.ts";
import type { Ownership } from "../tabs/ownership.ts";

type Stored = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** What a host provides to the launcher: everything that reaches outside the package. */
export interface LauncherPorts {
  readonly api: Api;
  readonly settings: Pick<SiteSettings, "openTypes" | "allowHttp" | "closed" | "frameOrigins">;
  /** Of this page; /close of it is the address that the provider sends the player back to. */
  readonly origin: string;
  readonly surfaces: Surfaces;
  readonly local: Stored;
  readonly session: Stored;
  readonly ownership: Ownership;
  readonly openLine: OpenLine;
  readonly clock: Clock;
  /** A new id that nobody can guess: `crypto.randomUUID`. */
  newId(): string;
  client(): ClientType;
  /** Inside another app's browser, whose one view cannot keep a window beside it. */
  readonly isInApp: boolean;
  isSignedIn(): boolean;
  /** LAUNCH-07: asks first, then opens the login. */
  askToLogIn(game: NamedGame): void;
  /** resolves inside the click on the button that opens the window. */
  askToOpenWindow(game: NamedGame): Promise<boolean>;
  /** True inside the press that agrees: `running` ends, then `game` starts. */
  askToEndGame(running: NamedGame | undefined, game: NamedGame): Promise<boolean>;
  warn(message: LaunchWarning): void;
  notifyRefusal(refused: PlayRefused, game: NamedGame): void;
  /** Settles once what was drawn last is on the screen; soon, too, where the page is not looked at. */
  nextPaint(): Promise<void>;
  /** True as soon as the member's private channel is joined, false after `ms`. */
  waitForPrivateChannel(ms: number): Promise<boolean>;
  /** What the platform says; nothing where it cannot be asked. */
  isGameRunning(): Promise<boolean | undefined>;
  refreshWallet(): void;
  /** A leave failed: the wallet's row of this provider says so until the server's balance does not. */
  balanceNotReturned(providerId: string): void;
  /** All that the player owns; left out where nobody knows. */
  readonly Balance?: BalanceSlot;
  /** What is to be said of the connection while a game is played; left out where nobody knows. */
  readonly Connection?: ConnectionSlot;
  /** A button of the host in the bar of a game. */
  readonly Menu?: MenuSlot;
  /** The store that holds the launch state; one of its own without it. */
  readonly store?: Store;
}
