import type { Api } from "@naluma/api-client";
import type { Store } from "@naluma/machine";
import type { Clock } from "@naluma/machine/clock";
import type { ClientType } from "@naluma/site/device";
import type { NamedGame } from "@naluma/site/game";
import type { SiteSettings } from "@naluma/site/settings";
import type { LaunchWarning } from "../launch/launch.events.ts";
import type { OpenLine } from "../loading/placeholder-line.ts";
import type { BalanceSlot, ConnectionSlot, MenuSlot } from "../play/host-slots.tsx";
import type { PlayRefused } from "../play/play.codes.ts";
import type { Surfaces } from "../surfaces/surface.ts";
import type { Ownership } from "../tabs/ownership.ts";

type Stored = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export interface LauncherPorts {
  readonly api: Api;
  readonly settings: Pick<SiteSettings, "openTypes" | "allowHttp" | "closed" | "frameOrigins">;
  /** The origin of this page; a provider returns the player to its /close. */
  readonly origin: string;
  readonly surfaces: Surfaces;
  readonly local: Stored;
  readonly session: Stored;
  readonly ownership: Ownership;
  readonly openLine: OpenLine;
  readonly clock: Clock;
  /** A new id that cannot be guessed: `crypto.randomUUID`. */
  newId(): string;
  client(): ClientType;
  /** Inside another app's browser, which has a single view: a window that it opens is lost or replaces the page. */
  readonly isInApp: boolean;
  isSignedIn(): boolean;
  /** LAUNCH-07: asks for confirmation, then opens the login. */
  askToLogIn(game: NamedGame): void;
  /** resolves inside the click on the button that opens the window. */
  askToOpenWindow(game: NamedGame): Promise<boolean>;
  /** Resolves to true inside the press that agrees: `running` ends, then `game` starts. */
  askToEndGame(running: NamedGame | undefined, game: NamedGame): Promise<boolean>;
  warn(message: LaunchWarning): void;
  notifyRefusal(refused: PlayRefused, game: NamedGame): void;
  /** Settles once the latest render has been painted, or soon if the page is hidden. */
  nextPaint(): Promise<void>;
  /** True as soon as the member's private channel is joined, false after `ms`. */
  waitForPrivateChannel(ms: number): Promise<boolean>;
  /** The platform's answer; undefined if it cannot be reached. */
  isGameRunning(): Promise<boolean | undefined>;
  refreshWallet(): void;
  /** A leave failed: the provider's row of the wallet says so until the server's balance shows otherwise. */
  balanceNotReturned(providerId: string): void;
  /** The player's total balance; undefined if the host does not know it. */
  readonly Balance?: BalanceSlot;
  /** The state of the connection during a game; undefined if the host does not know it. */
  readonly Connection?: ConnectionSlot;
  /** A button of the host in a game's bar. */
  readonly Menu?: MenuSlot;
  /** The store that holds the launch state; by default the launcher creates one. */
  readonly store?: Store;
}
