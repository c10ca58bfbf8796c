import type { Who } from "@naluma/site/who";

/** Who requests which address; `address` is path and query. */
export interface Arrival {
  readonly who: Who;
  readonly address: string;
}

/** Where the visitor is redirected to, and the address that the login opens for. */
export interface TurnedAway {
  readonly to: string;
  readonly logInFor: string;
}

/** Decides whether a page may be entered; `undefined` lets the visitor in. */
export type Guard = (arrival: Arrival) => TurnedAway | undefined;

/** The guards, by the names that routes use (ROUTE-45). */
export const guards = {
  /** A visitor is sent home, where the login opens with the page as its target. */
  auth: ({ who, address }) => (who.role === "member" ? undefined : { to: "/", logInFor: address }),
} as const satisfies Readonly<Record<string, Guard>>;

export type GuardName = keyof typeof guards;
