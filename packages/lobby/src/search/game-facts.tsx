import { useWords } from "@naluma/i18n/react";
import { useAtomValue } from "jotai";
import { categoryName } from "../catalogue/category-names.ts";
import { closedProvidersAtom } from "../catalogue/lobby-state.ts";
import { useLobby } from "../catalogue/use-lobby.ts";
import FavouriteToggle from "../favourites/favourite-toggle.tsx";
import { restWords } from "../words.rest.ts";
import { words } from "../words.ts";
import type { Result } from "./search-reads.ts";

/** The artwork of a game, and what the platform says of it. */
export function GameFacts({ game, name, provider }: Result) {
  const t = useWords(words);
  const ts = useWords(restWords);
  const { memberId } = useLobby();
  const isClosed = useAtomValue(closedProvidersAtom).has(game.providerId);
  const category = categoryName(game.type);
  const facts = [
    { name: ts("search.provider"), text: provider, isName: true },
    category && { name: ts("search.category"), text: t(category) },
    game.tag && { name: ts("search.info_label"), text: t(`lobby.list_${game.tag}`) },
    {
      name: ts("search.info_state"),
      text: isClosed ? t("lobby.closed") : ts("search.info_open"),
    },
    game.rtp !== undefined && { name: ts("search.info_rtp"), text: `${game.rtp} %` },
    game.stakes && {
      name: ts("search.info_stakes"),
      text: ts("search.info_from_to", game.stakes),
    },
  ].filter((fact) => typeof fact === "object");
  return (
    <div className="game-info">
      <div className="tile-a">
        {game.picture && <img src={game.picture} alt="" width="240" height="320" />}
        {memberId !== undefined && (
          <FavouriteToggle gameId={game.id} name={name} memberId={memberId} />
        )}
      </div>
      <dl>
        {facts.map((fact) => (
          <div key={fact.name}>
            <dt>{fact.name}</dt>
            <dd translate={"isName" in fact ? "no" : undefined}>{fact.text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
