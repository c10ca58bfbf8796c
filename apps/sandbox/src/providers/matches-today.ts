import type { Catalogue, CatalogueGame } from "../catalogue/catalogue.ts";

/** The provider whose matches are shown beside the sports games. */
export const matchProvider = "GPHL";

const sports = 4;
const dayLength = 86_400_000;
const maxShown = 4;

/** The games whose matches are shown today, in rotation; the others have their turn on another day. */
export function matchesToday(
  catalogue: Pick<Catalogue, "gamesOf">,
  now: number,
): readonly CatalogueGame[] {
  const games = catalogue.gamesOf(matchProvider, sports).filter(({ engine }) => engine === "match");
  const first = (Math.floor(now / dayLength) * maxShown) % Math.max(games.length, 1);
  return [...games.slice(first), ...games.slice(0, first)].slice(0, maxShown);
}
