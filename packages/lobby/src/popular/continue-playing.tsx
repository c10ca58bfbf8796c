import { useApi } from "@naluma/api-client/react";
import { useLocale } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { GameListProps } from "../catalogue/game.ts";
import { GameCard, PopularNow } from "./popular-now.tsx";
import { continueQuery } from "./popular-queries.ts";

export interface OwnGamesProps extends Pick<GameListProps, "onPlay"> {
  memberId: number;
}

/**
 * The member's last played games, newest first. If there are none, or they cannot be loaded, popular games are shown.
 */
export default function ContinuePlaying({ memberId, onPlay }: OwnGamesProps) {
  const site = useSite();
  const { data, isPending } = useQuery({
    ...continueQuery(useApi(), site, useLocale(), memberId),
    placeholderData: keepPreviousData,
  });
  if (isPending) return <div className="card game-card" />;
  if (!data || data.length === 0) return <PopularNow onPlay={onPlay} />;
  return <GameCard title="lobby.continue" games={data} onPlay={onPlay} />;
}
