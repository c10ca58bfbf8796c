import { useApi } from "@naluma/api-client/react";
import { useLocale, useWords } from "@naluma/i18n/react";
import { pictureAddress } from "@naluma/site/address";
import { useSite } from "@naluma/site/use-site";
import { ErrorNotice } from "@naluma/ui/error-notice";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type CatalogueGame, type GameListProps, nameOf } from "../catalogue/game.ts";
import { useProviderName } from "../catalogue/use-lobby.ts";
import { type LobbyMessage, words } from "../words.ts";
import { popularNowQuery } from "./popular-queries.ts";

export function PopularNow({ onPlay }: Pick<GameListProps, "onPlay">) {
  const t = useWords(words);
  const locale = useLocale();
  const site = useSite();
  const { data, isPending, isError, isFetching, refetch } = useQuery({
    ...popularNowQuery(useApi(), site, locale),
    placeholderData: keepPreviousData,
  });
  if (isPending) return <div className="card game-card" />;
  if (isError && !data)
    return (
      <section className="card game-card">
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

interface GameCardProps extends Pick<GameListProps, "onPlay"> {
  title: LobbyMessage;
  games: readonly CatalogueGame[];
}

export function GameCard({ title, games, onPlay }: GameCardProps) {
  const t = useWords(words);
  const locale = useLocale();
  const { settings } = useSite();
  const providerName = useProviderName();
  return (
    <section className="card game-card">
      <h2>{t(title)}</h2>
      <ul>
        {games.map((game) => {
          const name = nameOf(game, locale);
          return (
            <li key={game.id}>
              <button
                type="button"
                onClick={() => onPlay(game, name, providerName(game.providerId) ?? game.providerId)}
              >
                <img src={pictureAddress(game.picture, settings)} alt="" width={84} height={112} />
                <span translate="no">{name}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
