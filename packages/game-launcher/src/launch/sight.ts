import { late } from "@naluma/ui/later";

/** What of a game stands in the lobby: fetched with the launcher, so that a press is answered at once. */
export const sight = late(() => import("./game-in-sight.tsx"));
