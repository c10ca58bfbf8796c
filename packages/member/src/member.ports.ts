import type { Api } from "@naluma/api-client";
import type { Store } from "@naluma/machine";
import type { Clock } from "@naluma/machine/clock";
import type { Currency } from "@naluma/site/currency";
import type { Locale } from "@naluma/site/locale";
import type { SiteSettings } from "@naluma/site/settings";
import type { BrowserStorage } from "@naluma/site/stored";
import type { QueryClient } from "@tanstack/react-query";
import type { Session } from "./session/session.ts";

/** What a logout reaches outside the package. */
export interface LogoutPorts {
  /** Forces an open game to quit; settles when the leave call is answered. Nothing open: settles at once. */
  quitGame(): Promise<unknown>;
  /** Leaves the private and presence channels. */
  stopSocket(): void;
  /** True as soon as the member's own channel is joined, false after `ms`. */
  waitForPrivateChannel(ms: number): Promise<boolean>;
  /** What other features are reading with the token is given up before the token is. */
  stopReading(): void;
  /** The currency of a visitor, from country and language. */
  setSiteCurrency(currency: Currency): void;
  /** To `/`. */
  goHome(): void;
  /** Member, agent and fast-payment windows. */
  closeWindows(): void;
  reload(): void;
}

/** What the shell provides to this package. */
export interface MemberPorts extends LogoutPorts {
  readonly store: Store;
  readonly api: Api;
  readonly queryClient: QueryClient;
  readonly session: Session;
  /** Nothing on the server. */
  readonly local?: BrowserStorage | undefined;
  /** Of this tab alone; nothing on the server. */
  readonly tab?: BrowserStorage | undefined;
  readonly settings: Pick<SiteSettings, "siteId" | "isDemo" | "currencies" | "appBridges">;
  /** Where the visit comes from, in two letters, if anybody knows. */
  readonly country: string | undefined;
  /** A game starts, is open or quits in this tab. */
  isGameActive(): boolean;
  /** The member's money has changed: whatever shows it reads it anew. */
  refreshWallet(): void;
  locale(): Locale;
  readonly clock?: Clock | undefined;
}
