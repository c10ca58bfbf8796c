import type { GameListProps } from "../catalogue/game-list-props.ts";
import { useLobby } from "../catalogue/use-lobby.ts";
import { OwnGames } from "./own-games.tsx";
import { PopularNow } from "./popular-now.tsx";

export interface PopularProps extends Pick<GameListProps, "onPlay"> {
  memberId: number | undefined;
}

/** What many play; in its place a member who has played before goes on with that. */
export default function Popular({ onPlay, memberId }: PopularProps) {
  // The server's HTML is a visitor's until the lobby knows its member; a logout is known here before that.
  const isDrawn = useLobby().memberId !== undefined;
  if (!isDrawn || memberId === undefined) return <PopularNow onPlay={onPlay} />;
  return <OwnGames memberId={memberId} onPlay={onPlay} />;
}
