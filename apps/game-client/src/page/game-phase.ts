/**
 * `idle` can start a round. `waiting` and `fetching` wait for an answer. `landing` plays the result and can be
 * hurried. `open` has a round that continues. `over` plays no more.
 */
export type GamePhase = "opening" | "idle" | "waiting" | "landing" | "open" | "fetching" | "over";
