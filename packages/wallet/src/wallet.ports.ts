import type { Api } from "@naluma/api-client";
import type { Store } from "@naluma/machine";
import type { Clock } from "@naluma/machine/clock";
import type { Locale } from "@naluma/site/locale";
import type { SiteSettings } from "@naluma/site/settings";
import type { BrowserStorage } from "@naluma/site/stored";
import type { Who, WhoSource } from "@naluma/site/who";
import type { QueryClient } from "@tanstack/react-query";
import type { Atom } from "jotai/vanilla";
import type { GameNow } from "./return-all/return-all-obstacle.ts";

/** The main balance as the frame of every page knows it; the platform tells it with the member's layout. */
export interface MainBalanceSource {
  /** Reads it anew, also where it is being read. Rejects when it was refused. */
  refresh(): Promise<void>;
  /** An event said what it is now. */
  set(cash: string): void;
}

/** What the shell provides to this package. */
export interface WalletPorts {
  readonly store: Store;
  readonly api: Api;
  readonly queryClient: QueryClient;
  readonly session: WhoSource & { readonly atom: Atom<Who> };
  readonly mainBalance: MainBalanceSource;
  /** Nothing on the server. */
  readonly local?: BrowserStorage | undefined;
  readonly settings: Pick<SiteSettings, "siteId">;
  /** The launcher's state; reading it subscribes. */
  readonly game: Atom<GameNow>;
  locale(): Locale;
  /** A new id that nobody can guess: `crypto.randomUUID`. */
  newId(): string;
  askToLogIn(): void;
  readonly clock?: Clock | undefined;
}
