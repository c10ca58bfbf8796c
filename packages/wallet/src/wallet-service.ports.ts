import type { Api } from "@naluma/api-client";
import type { Store } from "@naluma/machine";
import type { Clock } from "@naluma/machine/clock";
import type { Locale } from "@naluma/site/locale";
import type { SiteSettings } from "@naluma/site/settings";
import type { BrowserStorage } from "@naluma/site/stored";
import type { Who, WhoSource } from "@naluma/site/who";
import type { QueryClient } from "@tanstack/react-query";
import type { Atom } from "jotai/vanilla";
import type { GameNow } from "./return-all/return-all.machine.ts";

/** The main balance of the page's frame; the platform sends it with the member's layout. */
interface MainBalanceSource {
  /** Fetches it again, even if a request is pending. Rejects if it is refused. */
  refresh(): Promise<void>;
  set(cash: string): void;
}

export interface WalletPorts {
  readonly store: Store;
  readonly api: Api;
  readonly queryClient: QueryClient;
  readonly session: WhoSource & { readonly atom: Atom<Who> };
  readonly mainBalance: MainBalanceSource;
  /** Undefined on the server. */
  readonly local?: BrowserStorage | undefined;
  readonly settings: Pick<SiteSettings, "siteId">;
  /** The launcher's state; reading it subscribes. */
  readonly game: Atom<GameNow>;
  locale(): Locale;
  /** Returns a new unguessable id: `crypto.randomUUID`. */
  newId(): string;
  askToLogIn(): void;
  readonly clock?: Clock | undefined;
}
