import { late } from "@naluma/ui/later";

/** What of a game stands in the lobby: fetched with the launcher, so that a press is answered at once. */
export const inLobbyView = late(() => import("./in-lobby-game.tsx"));
