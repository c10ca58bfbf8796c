import type { Answer } from "./answer.ts";
import type { Call } from "./call.ts";
import type { Elsewhere } from "./read-answer.ts";

export interface SendOptions {
  readonly signal?: AbortSignal | undefined;
  /** One key per intent, the same for each retry; only on calls that take one (W-14). */
  readonly idempotencyKey?: string | undefined;
  /** Sent with this call instead of the stored token. */
  readonly token?: string | undefined;
}

export interface Api {
  /** For a call whose refusals need to be told apart. Never throws, except when aborted. */
  send<Body, Data>(
    call: Call<Body, Data>,
    body: Body,
    options?: SendOptions & { readonly elsewhere?: Elsewhere<Data> | undefined },
  ): Promise<Answer<Data>>;
  /**
   * For a call that only reads. A refusal is thrown as RefusedError, as a query expects. `elsewhere` parses responses
   * so large that parsing them here would block the page.
   */
  read<Body, Data>(
    call: Call<Body, Data>,
    body: Body,
    signal?: AbortSignal,
    elsewhere?: Elsewhere<Data>,
  ): Promise<Data>;
  /** Aborts the same calls as a 401 (API-17). Also used when the player logs out. */
  abortMemberCalls(): void;
  /**
   * Member calls that start before `until` settles wait for it and are then aborted, because their token is being
   * revoked. All other reads, including those in flight, are sent once it has settled.
   */
  holdMemberCalls(until: Promise<unknown>): void;
}

/** The host's side of the transport. On the server there is no token, and the origin is the platform's. */
export interface ApiPorts {
  /** "" in the browser (same origin); the platform's origin on the server. Without the /api prefix. */
  readonly origin: string;
  /** Language code for the `lang` header. */
  lang(): string;
  /** The stored token as it is, or `undefined`. */
  token(): string | undefined;
  /** A returned authorization header replaces the stored token, if `sent` is still the stored one. */
  renewToken(token: string, sent: string | undefined): void;
  /** A call that carried a token was answered with 401. Called for each such call; the logout happens only once. */
  onUnauthorized(path: string, sent: string): void;
  /** Texts for the transport's own messages (API-12 to API-14). */
  words(kind: TransportFailure): string;
}

export type TransportFailure = "timeout" | "offline" | "unknown";
