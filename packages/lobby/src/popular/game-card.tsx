import { useLocale, useWords } from "@naluma/i18n/react";
import { pictureAddress } from "@naluma/site/address";
import { useSite } from "@naluma/site/use-site";
import type { GameListProps } from "../catalogue/game-list-props.ts";
import { nameOf, type CatalogueGame } from "../catalogue/game.ts";
import { useProviderName } from "../catalogue/use-provider-name.ts";
import { type LobbyMessage, words } from "../words.ts";

interface GameCardProps extends Pick<GameListProps, "onPlay"> {
  title: LobbyMessage;
  games: readonly CatalogueGame[];
}

/** A short row of games under a heading. */
export function GameCard({ title, games, onPlay }: GameCardProps) {
  const t = useWords(words);
  const locale = useLocale();
  const { settings } = useSite();
  const providerName = useProviderName();
  return (
    <section className="card mini">
      <h2>{t(title)}</h2>
      <ul>
        {games.map((game) => {
          const name = nameOf(game, locale);
          return (
            <li key={game.id}>
              <button
                type="button"
                onClick={() => onPlay(game, name, providerName(game.providerId))}
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
