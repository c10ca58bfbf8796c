import type { Api } from "@naluma/api-client";
import type { Store } from "@naluma/machine";
import type { Clock } from "@naluma/machine/clock";
import type { Currency } from "@naluma/site/currency";
import type { Locale } from "@naluma/site/locale";
import type { SiteSettings } from "@naluma/site/settings";
import type { BrowserStorage } from "@naluma/site/stored";
import type { QueryClient } from "@tanstack/react-query";
import type { Session } from "./session/session.ts";

/** The parts of the page that a logout needs outside the package. */
export interface LogoutPorts {
  /** Forces an open game to quit; settles when the leave call is answered, or immediately if no game is open. */
  quitGame(): Promise<unknown>;
  /** Leaves the private and presence channels. */
  stopSocket(): void;
  /** True as soon as the member's own channel is joined, false after `ms`. */
  waitForPrivateChannel(ms: number): Promise<boolean>;
  /** Aborts other features' reads with the token, before the token is given up. */
  stopReading(): void;
  /** The currency of a visitor, derived from country and language. */
  setSiteCurrency(currency: Currency): void;
  /** Navigates to `/`. */
  goHome(): void;
  closeWindows(): void;
  reload(): void;
}

/** The parts of the page that the shell provides to this package. */
export interface MemberPorts extends LogoutPorts {
  readonly store: Store;
  readonly api: Api;
  readonly queryClient: QueryClient;
  readonly session: Session;
  /** Undefined on the server. */
  readonly local?: BrowserStorage | undefined;
  /** The storage of this tab; undefined on the server. */
  readonly tab?: BrowserStorage | undefined;
  readonly settings: Pick<
    SiteSettings,
    "siteId" | "isDemo" | "currencies" | "describedCurrencies" | "appBridges"
  >;
  /** The country of the visit as a two-letter code, if known. */
  readonly country: string | undefined;
  /** Whether a game is starting, open or quitting in this tab. */
  isGameActive(): boolean;
  /** The member's money has changed, so everything that displays it must load it again. */
  refreshWallet(): void;
  locale(): Locale;
  readonly clock?: Clock | undefined;
}
