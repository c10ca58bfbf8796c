import { useApi } from "@naluma/api-client/react";
import { useLocale, useWords } from "@naluma/i18n/react";
import { useSite } from "@naluma/site/use-site";
import { ErrorNotice } from "@naluma/ui/error-notice";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { GameListProps } from "../catalogue/game-list-props.ts";
import { words } from "../words.ts";
import { GameCard } from "./game-card.tsx";
import { popularNowQuery } from "./popular-queries.ts";

export function PopularNow({ onPlay }: Pick<GameListProps, "onPlay">) {
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
