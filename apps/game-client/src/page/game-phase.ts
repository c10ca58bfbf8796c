/**
 * `idle` can start a round. `waiting` and `fetching` wait for a response. `landing` plays the result and can be
 * skipped. `open` has a round that continues. In `over` nothing can be played any more.
 */
export type GamePhase = "opening" | "idle" | "waiting" | "landing" | "open" | "fetching" | "over";
