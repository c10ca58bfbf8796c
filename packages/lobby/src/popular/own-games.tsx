import { lazyView } from "@naluma/ui/lazy-view";
import type { GameListProps } from "../catalogue/game-list-props.ts";

export interface OwnGamesProps extends Pick<GameListProps, "onPlay"> {
  memberId: number;
}

/** What a member goes on with. It comes with the session, into a place that is kept for it. */
export const OwnGames = lazyView<OwnGamesProps>(
  async () => ({ default: (await import("../signed-in.ts")).ContinuePlaying }),
  { skeleton: () => <div className="card mini" /> },
);
