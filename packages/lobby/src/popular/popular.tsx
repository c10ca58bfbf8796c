import type { GameListProps } from "../catalogue/game.ts";
import { useLobby } from "../catalogue/use-lobby.ts";
import { OwnGames } from "./own-games.tsx";
import { PopularNow } from "./popular-now.tsx";

export interface PopularProps extends Pick<GameListProps, "onPlay"> {
  memberId: number | undefined;
}

/** Popular games; a member who has played before sees their last played games instead. */
export default function Popular({ onPlay, memberId }: PopularProps) {
  // The server's HTML is a visitor's until the lobby knows its member; a logout reaches this component before the
  // lobby.
  const isDrawn = useLobby().memberId !== undefined;
  if (!isDrawn || memberId === undefined) return <PopularNow onPlay={onPlay} />;
  return <OwnGames memberId={memberId} onPlay={onPlay} />;
}
