import type { Category } from "@naluma/site/category";
import type { Template } from "@naluma/site/device";
import { isLobbyType } from "@naluma/site/game-type";
import type { Game, GameType } from "./game.ts";

export type Kind = Category;

/** Slots carry this number, and so do crash games. */
export const slots = 2;

/** Tiles that the server draws: what is seen first, and a row to scroll to. */
export const firstRows: Readonly<Record<Template, number>> = { desktop: 14, mobile: 12 };

/** Tiles that stand on the page before the catalogue is there, as soon as it can be used: whole rows. */
export const firstTiles: Readonly<Record<Template, number>> = { desktop: 28, mobile: 30 };

/** The types of the lobby's navigation that have games, in the order the platform sends them. */
export const navigationTypes = (types: readonly GameType[]): readonly GameType[] =>
  types.filter((type) => isLobbyType(type.id) && type.providers.length > 0);

/** Every kind that has a hall, in the order of the platform: also those that the navigation leaves out. */
export const kindsWithHall = (types: readonly GameType[], hasCrash: boolean): readonly Kind[] => [
  ...navigationTypes(types).map(({ id }) => id),
  ...types
    .filter(({ id, providers }) => !isLobbyType(id) && providers.length > 0)
    .map(({ id }) => id),
  ...(hasCrash ? (["crash"] as const) : []),
];

/** What the page opens with: the first type of the navigation. */
export const firstKind = (types: readonly GameType[]): Kind | undefined =>
  navigationTypes(types)[0]?.id;

/** The games of one kind in the platform's order; all of them while no kind is known. */
export const gamesOfKind = (
  games: readonly Game[],
  kind: Kind | undefined,
  crash: ReadonlySet<number>,
): readonly Game[] => {
  if (kind === undefined) return games;
  if (kind === "crash") return games.filter((game) => crash.has(game.id));
  return games.filter((game) => game.type === kind && !(kind === slots && crash.has(game.id)));
};

/** What the server sends along with the page: the first kind's first games, not the whole catalogue. */
export interface FirstGames {
  readonly games: readonly Game[];
  /** How many games that kind has. */
  readonly total: number;
  readonly hasCrash: boolean;
  /** How many games the site has, of every kind. */
  readonly inCatalogue: number;
}

/**
 * The catalogue's games after those on screen, which keep their places whatever order the platform
 * has meanwhile: nothing that a player looks at or aims for moves.
 */
export function keepFirst(shown: readonly Game[], games: readonly Game[]): readonly Game[] {
  const there = new Set(shown.map(({ id }) => id));
  return [...shown, ...games.filter(({ id }) => !there.has(id))];
}
