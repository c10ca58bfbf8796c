import { useApi } from "@naluma/api-client/react";
import { useLocale, useWords } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { ErrorNotice } from "@naluma/ui/error-notice";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { GameListProps } from "../catalogue/game-list-props.ts";
import { useLobby } from "../catalogue/use-lobby.ts";
import { words } from "../words.ts";
import { GameCard } from "./game-card.tsx";
import { OwnGames } from "./own-games.tsx";
import { popularNowQuery } from "./popular-queries.ts";

type Ports = Pick<GameListProps, "onPlay">;

export interface PopularProps extends Ports {
  memberId: number | undefined;
}

/** What many play; in its place a member who has played before goes on with that. */
export default function Popular({ onPlay, memberId }: PopularProps) {
  // The server's HTML is a visitor's until the lobby knows its member; a logout is known here before that.
  const isDrawn = useLobby().memberId !== undefined;
  if (!isDrawn || memberId === undefined) return <PopularNow onPlay={onPlay} />;
  return <OwnGames memberId={memberId} onPlay={onPlay} />;
}

export function PopularNow({ onPlay }: Ports) {
  const t = useWords(words);
  const locale = useLocale();
  const site = useSite();
  const { data, isPending, isError, isFetching, refetch } = useQuery({
    ...popularNowQuery(useApi(), site, locale),
    placeholderData: keepPreviousData,
  });
  if (isPending) return <div className="card mini" />;
  if (isError && !data)
    return (
      <section className="card mini">
        <h2>{t("lobby.popular_now")}</h2>
        <ErrorNotice
          text={t("lobby.popular_failed")}
          retry={{ label: t("lobby.retry"), onRetry: () => void refetch(), busy: isFetching }}
        />
      </section>
    );
  if (!data || data.length === 0) return null;
  return <GameCard title="lobby.popular_now" games={data} onPlay={onPlay} />;
}
