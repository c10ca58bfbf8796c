import { lazyView } from "@naluma/ui/lazy-view";
import type { OwnGamesProps } from "./continue-playing.tsx";

/** What a member goes on with. It comes with the session, into a place that is kept for it. */
export const OwnGames = lazyView<OwnGamesProps>(() => import("./continue-playing.tsx"), {
  skeleton: () => <div className="card mini" />,
});
