import type { Answer } from "./answer.ts";
import type { Call } from "./call.ts";
import type { Elsewhere } from "./read-answer.ts";

export interface SendOptions {
  readonly signal?: AbortSignal | undefined;
  /** One key per intent, the same for each retry; only on calls that take one (W-14). */
  readonly idempotencyKey?: string | undefined;
  /** Carried by this call in place of the stored one. */
  readonly token?: string | undefined;
}

export interface Api {
  /** For a call whose refusals mean different things. Never throws, except when aborted. */
  send<Body, Data>(
    call: Call<Body, Data>,
    body: Body,
    options?: SendOptions & { readonly elsewhere?: Elsewhere<Data> | undefined },
  ): Promise<Answer<Data>>;
  /**
   * For a call that is simply read. A refusal is thrown as RefusedError, as a query expects. `elsewhere` is
   * for answers so large that reading them would hold up the page.
   */
  read<Body, Data>(
    call: Call<Body, Data>,
    body: Body,
    signal?: AbortSignal,
    elsewhere?: Elsewhere<Data>,
  ): Promise<Data>;
  /** Aborts what a 401 aborts (API-17). Also at a logout of the player's own. */
  abortMemberCalls(): void;
  /**
   * Such calls that begin before `until` settles wait for it and are aborted then: their token is being given up.
   * All other reads, those under way too, are made when it has settled.
   */
  holdMemberCalls(until: Promise<unknown>): void;
}

/** What a host provides to the transport. On the server: no token, and the origin of the platform. */
export interface ApiPorts {
  /** "" in the browser (same origin); the platform's origin on the server. Without the /api prefix. */
  readonly origin: string;
  /** Language code for the `lang` header. */
  lang(): string;
  /** The stored token as it is, or nothing. */
  token(): string | undefined;
  /** A returned authorization header replaces the stored token, if `sent` is still the stored one. */
  renewToken(token: string, sent: string | undefined): void;
  /** A call that carried a token was answered 401. Called for each; the logout happens once. */
  onUnauthorized(path: string, sent: string): void;
  /** Words for the transport's own messages (API-12 to API-14). */
  words(kind: TransportFailure): string;
}

export type TransportFailure = "timeout" | "offline" | "unknown";
