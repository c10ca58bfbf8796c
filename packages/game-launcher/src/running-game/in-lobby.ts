import { lazyView } from "@naluma/ui/lazy-view";

/** The part of a game shown in the lobby: loaded with the launcher, so that a press gets an immediate response. */
export const InLobbyGame = lazyView(() => import("./in-lobby-game.tsx"));
