import type { Step } from "@naluma/machine";
import type { ConnectionName } from "./connection.ts";

interface Shared {
  readonly at: ConnectionName;
  /** Counts the refetches, so that the end of an old one is not mistaken for that of the current one. */
  readonly round: number;
}

/** `tries`: the number of waits since the connection was last established; it determines the next wait. */
export type ConnectionState =
  | (Shared & {
      readonly at: "connecting" | "reconnecting";
      readonly doing: "nothing" | "attempt" | "wait";
      readonly tries: number;
    })
  /** The socket is open, and its subscriptions are pending. */
  | (Shared & { readonly at: "catching-up"; readonly doing: "join"; readonly tries: number })
  /** `again`: something was subscribed while the refetch ran. */
  | (Shared & {
      readonly at: "catching-up";
      readonly doing: "refetch";
      readonly tries: number;
      readonly failures: number;
      readonly again: boolean;
    })
  | (Shared & {
      readonly at: "catching-up";
      readonly doing: "rest";
      readonly tries: number;
      readonly failures: number;
    })
  | (Shared & { readonly at: "connected" })
  | (Shared & { readonly at: "offline"; readonly before: "connecting" | "reconnecting" });

export type ConnectionEvent =
  | { readonly type: "started"; readonly isOnline: boolean }
  | { readonly type: "went-online" }
  | { readonly type: "went-offline" }
  | { readonly type: "became-visible" }
  /** The browser has put the page into its back-forward cache, where an open socket is not allowed. */
  | { readonly type: "page-cached" }
  | { readonly type: "page-restored"; readonly isOnline: boolean }
  | { readonly type: "opened" }
  | { readonly type: "attempt-failed" }
  | { readonly type: "lost" }
  | { readonly type: "wait-over" }
  /** Every wanted channel is joined or given up, and at least one was newly joined. */
  | { readonly type: "settled" }
  | { readonly type: "caught-up"; readonly round: number }
  | { readonly type: "catch-up-failed"; readonly round: number }
  /** The socket belonged to a member who has logged out. */
  | { readonly type: "member-left" };

export type ConnectionEffect =
  | { readonly do: "attempt" }
  /** Ends the current attempt or connection. */
  | { readonly do: "abandon" }
  | { readonly do: "wait"; readonly tries: number }
  | { readonly do: "stop-waiting" }
  | { readonly do: "catch-up"; readonly round: number };

export const initialConnection: ConnectionState = {
  at: "connecting",
  doing: "nothing",
  tries: 0,
  round: 0,
};

type Next = Step<ConnectionState, ConnectionEffect>;
type Searching = Extract<ConnectionState, { at: "connecting" | "reconnecting" }>;
type CatchingUp = Extract<ConnectionState, { at: "catching-up" }>;

const refetch = (round: number, tries: number, failures = 0): Next => [
  { at: "catching-up", doing: "refetch", round: round + 1, tries, failures, again: false },
  { do: "catch-up", round: round + 1 },
];

const lose = (round: number, tries: number): Next => [
  { at: "reconnecting", doing: "wait", tries: tries + 1, round },
  { do: "abandon" },
  { do: "wait", tries },
];

/**
 * The connection of the page (contracts, 'Connection'): attempts after 1, 2, 4, 5, 5 … s, and at once when the network
 * or the player returns. It is never `connected` before missed data has been refetched.
 */
export function stepConnection(state: ConnectionState, event: ConnectionEvent): Next {
  if (event.type === "went-offline") return goOffline(state);
  if (event.type === "page-cached") return pageCached(state);
  switch (state.at) {
    case "connecting":
    case "reconnecting":
      return search(state, event);
    case "catching-up":
      return catchUp(state, event);
    case "connected":
      switch (event.type) {
        case "lost":
          return lose(state.round, 0);
        case "settled":
          return refetch(state.round, 0);
        case "member-left":
          return startOver(state);
        default:
          return [state];
      }
    case "offline":
      return event.type === "went-online" || (event.type === "page-restored" && event.isOnline)
        ? [{ at: state.before, doing: "attempt", tries: 0, round: state.round }, { do: "attempt" }]
        : [state];
  }
}

function search(state: Searching, event: ConnectionEvent): Next {
  const attempt = { ...state, doing: "attempt" } as const;
  switch (event.type) {
    case "started":
    case "page-restored":
      if (state.doing !== "nothing") return [state];
      return event.isOnline ? [attempt, { do: "attempt" }] : goOffline(state);
    case "opened":
      return state.doing === "attempt"
        ? [{ at: "catching-up", doing: "join", tries: state.tries, round: state.round }]
        : [state];
    case "attempt-failed":
    case "lost":
      return state.doing === "attempt"
        ? [
            { ...state, doing: "wait", tries: state.tries + 1 },
            { do: "abandon" },
            { do: "wait", tries: state.tries },
          ]
        : [state];
    case "wait-over":
      return state.doing === "wait" ? [attempt, { do: "attempt" }] : [state];
    case "became-visible":
      return state.doing === "wait"
        ? [attempt, { do: "stop-waiting" }, { do: "attempt" }]
        : [state];
    case "went-online":
      // An attempt over the previous network may hang for its full 20 s, so start a new one.
      if (state.doing === "nothing") return [state];
      return [
        { ...attempt, tries: 0 },
        state.doing === "wait" ? { do: "stop-waiting" } : { do: "abandon" },
        { do: "attempt" },
      ];
    default:
      return [state];
  }
}

function catchUp(state: CatchingUp, event: ConnectionEvent): Next {
  switch (event.type) {
    case "lost":
      return lose(state.round, state.tries);
    case "member-left": {
      const [next, ...effects] = startOver(state);
      return state.doing === "rest"
        ? [next, { do: "stop-waiting" }, ...effects]
        : [next, ...effects];
    }
    case "settled":
      if (state.doing === "join") return refetch(state.round, state.tries);
      return state.doing === "refetch" ? [{ ...state, again: true }] : [state];
    case "caught-up":
      if (state.doing !== "refetch" || state.round !== event.round) return [state];
      return state.again
        ? refetch(state.round, state.tries)
        : [{ at: "connected", round: state.round }];
    case "catch-up-failed": {
      if (state.doing !== "refetch" || state.round !== event.round) return [state];
      const { round, tries, failures } = state;
      return [
        { at: "catching-up", doing: "rest", round, tries, failures: failures + 1 },
        { do: "wait", tries: failures },
      ];
    }
    case "wait-over":
      return state.doing === "rest" ? refetch(state.round, state.tries, state.failures) : [state];
    default:
      return [state];
  }
}

function goOffline(state: ConnectionState): Next {
  if (state.at === "offline") return [state];
  const before = state.at === "connecting" ? "connecting" : "reconnecting";
  return [{ at: "offline", before, round: state.round }, { do: "stop-waiting" }, { do: "abandon" }];
}

/** Nothing happens until the page is restored; then its channels are joined again. */
function pageCached(state: ConnectionState): Next {
  if (state.at === "offline") return [state];
  const at = state.at === "connecting" ? "connecting" : "reconnecting";
  return [
    { at, doing: "nothing", tries: 0, round: state.round },
    { do: "stop-waiting" },
    { do: "abandon" },
  ];
}

const startOver = ({ round }: Shared): Next => [
  { at: "reconnecting", doing: "attempt", tries: 0, round },
  { do: "abandon" },
  { do: "attempt" },
];
