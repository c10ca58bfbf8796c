import { useApi } from "@naluma/api-client/react";
import { useLocale, useWords } from "@naluma/i18n/react";
import { pictureAddress } from "@naluma/site/address";
import { useSite } from "@naluma/site/use-site";
import { ErrorNotice } from "@naluma/ui/error-notice";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { GameListProps } from "../catalogue/game-list-props.ts";
import { nameOf } from "../catalogue/game.ts";
import { useProviderName } from "../catalogue/use-provider-name.ts";
import { words } from "../words.ts";
import { popularNowQuery } from "./popular-queries.ts";

export default function Popular({ onPlay }: Pick<GameListProps, "onPlay">) {
  const t = useWords(words);
  const locale = useLocale();
  const site = useSite();
  const providerName = useProviderName();
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
  return (
    <section className="card mini">
      <h2>{t("lobby.popular_now")}</h2>
      <ul>
        {data.map((game) => {
          const name = nameOf(game, locale);
          return (
            <li key={game.id}>
              <button
                type="button"
                onClick={() => onPlay(game, name, providerName(game.providerId))}
              >
                <img
                  src={pictureAddress(game.picture, site.settings)}
                  alt=""
                  width={84}
                  height={112}
                />
                <span translate="no">{name}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
