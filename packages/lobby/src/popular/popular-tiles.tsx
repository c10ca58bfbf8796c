import { useApi } from "@naluma/api-client/react";
import { useLocale, useWords } from "@naluma/i18n/react";
import { pictureAddress } from "@naluma/site/address";
import { useSite } from "@naluma/site/use-site";
import { ErrorNotice } from "@naluma/ui/error-notice";
import { TileSkeletons } from "@naluma/ui/skeleton";
import { Tile } from "@naluma/ui/tile";
import { useQuery } from "@tanstack/react-query";
import { useAtomValue } from "jotai";
import { firstGamesQuery } from "../catalogue/catalogue-queries.ts";
import { type GameListProps, nameOf } from "../catalogue/game.ts";
import { closedProvidersAtom } from "../catalogue/lobby-state.ts";
import { useProviderNames } from "../catalogue/use-lobby.ts";
import { words } from "../words.ts";
import { popularNowQuery } from "./popular-queries.ts";

/** One row. */
const shown = 3;

/** Three popular games to start with; if the platform does not report any, the first games of the lobby. */
export default function PopularTiles({ onPlay }: Pick<GameListProps, "onPlay">) {
  const t = useWords(words);
  const locale = useLocale();
  const site = useSite();
  const api = useApi();
  const closed = useAtomValue(closedProvidersAtom);
  const providers = useProviderNames();
  const popular = useQuery(popularNowQuery(api, site, locale));
  const isShort = !popular.isPending && (popular.data?.length ?? 0) < shown;
  const first = useQuery({ ...firstGamesQuery(api, site, locale), enabled: isShort });
  const games = isShort ? first.data?.games : popular.data;

  if (isShort && first.isError)
    return (
      <ErrorNotice
        text={t("lobby.popular_failed")}
        retry={{
          label: t("lobby.retry"),
          onRetry: () => void first.refetch(),
          busy: first.isFetching,
        }}
      />
    );
  if (!games) return <TileSkeletons count={shown} label={t("lobby.loading")} />;
  return (
    <ul className="tile-grid">
      {games
        .filter(({ providerId, customized }) => !customized && !closed.has(providerId))
        .slice(0, shown)
        .map((game) => {
          const name = nameOf(game, locale);
          const provider = providers.get(game.providerId) ?? game.providerId;
          return (
            <li key={game.id}>
              <Tile
                name={name}
                provider={provider}
                art={pictureAddress(game.picture, site.settings) ?? ""}
                eager
                play={{
                  text: t("lobby.play"),
                  label: t("lobby.play_game", { name }),
                  onPlay: () => onPlay(game, name, provider),
                }}
              />
            </li>
          );
        })}
    </ul>
  );
}
