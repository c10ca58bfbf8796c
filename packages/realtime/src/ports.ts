import type { Store } from "@naluma/machine";
import type { Clock } from "@naluma/machine/clock";
import type { RealtimeEvent } from "./events.ts";
import type { PageSignals } from "./page-signals.ts";
import type { SocketAddress } from "./socket-address.ts";

export interface RealtimePorts {
  /** The `site_info` of the site details. */
  readonly address: SocketAddress;
  /** Whether the page was loaded over https. */
  readonly isSecure: boolean;
  /** The stored token, read each time a channel is authorised. */
  token(): string | undefined;
  memberId(): string | undefined;
  currency(): string;
  /** The configured name of the active template (`bob_mobile`), not the H5 id. */
  template(): string;
  /** Language code as in the `lang` header. */
  lang(): string;
  /** The endpoint that authorises channels; default `/api/broadcasting/auth`. */
  readonly authEndpoint?: string;
  onEvent(event: RealtimeEvent): void;
  /**
   * Refetches everything that missed events could have changed (layout, cash, letters, envelope, roulette). Called for
   * each new subscription before `connected` is reported. A rejection leads to another attempt.
   */
  catchUp(): Promise<void>;
  /** A channel was refused with 401; called once per token. */
  onUnauthorized(): void;
  /** Reports a message that could not be read or handled to the site's operators; each such fault once. */
  report(error: unknown): void;
  /** jotai's default store if omitted. */
  readonly store?: Store;
  readonly clock?: Clock;
  /** From 0 up to 1. */
  readonly random?: () => number;
  readonly signals?: PageSignals;
}

export interface Realtime {
  /** After a login: member id and token are stored. */
  joinMember(): void;
  /** Call at a logout, whatever is still stored: leaves the member's channels and closes their socket. */
  leaveMember(): void;
  /** The site's currency, the member's, or the template has changed. */
  changeCurrency(): void;
  /** Requests the channels again that were refused for the old token. */
  tokenRenewed(): void;
  /** True as soon as the member's own channel is joined; false after `withinMs`, or at once if it cannot be joined. */
  privateChannelReady(withinMs: number): Promise<boolean>;
  /** Closes the socket permanently. */
  stop(): void;
}
