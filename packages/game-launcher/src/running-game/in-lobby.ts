import { lazyView } from "@naluma/ui/lazy-view";

/** What of a game stands in the lobby: fetched with the launcher, so that a press is answered at once. */
export const InLobbyGame = lazyView(() => import("./in-lobby-game.tsx"));
