import { lazyView } from "@naluma/ui/lazy-view";
import type { OwnGamesProps } from "./continue-playing.tsx";

/** The games a member can continue. Loaded with the session, into a reserved space. */
export const OwnGames = lazyView<OwnGamesProps>(() => import("./continue-playing.tsx"), {
  skeleton: () => <div className="card game-card" />,
});
