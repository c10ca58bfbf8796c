import type { Store } from "@naluma/machine";
import type { Clock } from "@naluma/machine/clock";
import type { RealtimeEvent } from "./events.ts";
import type { PageSignals } from "./page-signals.ts";
import type { SocketAddress } from "./socket-address.ts";

/** What the page provides to real time. */
export interface RealtimePorts {
  /** `site_info` of the site details. */
  readonly address: SocketAddress;
  /** Whether the page came over https. */
  readonly isSecure: boolean;
  /** The stored token, read each time a channel is authorised. */
  token(): string | undefined;
  /** The stored member id. */
  memberId(): string | undefined;
  /** The site's currency, or the member's. */
  currency(): string;
  /** The configured name of the active template (`bob_mobile`), not the H5 id. */
  template(): string;
  /** Language code as in the `lang` header. */
  lang(): string;
  /** Where channels are authorised; default `/api/broadcasting/auth`. */
  readonly authEndpoint?: string;
  onEvent(event: RealtimeEvent): void;
  /**
   * Fetches again what missed events could have changed (layout, cash, letters, envelope, roulette). Called for
   * each fresh subscription before `connected` is said. A rejection is worth another try and gets one.
   */
  catchUp(): Promise<void>;
  /** A channel was refused with 401; called once per token. */
  onUnauthorized(): void;
  /** Tells whoever runs the site of a message that could not be read or heeded; each such fault once. */
  report(error: unknown): void;
  /** jotai's default store where none is given. */
  readonly store?: Store;
  readonly clock?: Clock;
  /** From 0 up to 1. */
  readonly random?: () => number;
  readonly signals?: PageSignals;
}

/** Real time as the rest of the page sees it. */
export interface Realtime {
  /** After a login: member id and token are stored. */
  joinMember(): void;
  /** At a logout, whatever is still stored: leaves the member's channels and closes the socket that knew them. */
  leaveMember(): void;
  /** The site's currency, the member's, or the template has changed. */
  changeCurrency(): void;
  /** Channels that were refused for the old token are asked for again. */
  tokenRenewed(): void;
  /**
   * True as soon as the member's own channel is joined; false after `withinMs`, or at once when it is not to be
   * had.
   */
  privateChannelReady(withinMs: number): Promise<boolean>;
  /** Closes the socket for good. */
  stop(): void;
}
