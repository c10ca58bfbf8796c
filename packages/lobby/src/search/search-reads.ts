import { defaultLocale } from "@naluma/site/locale";
import { readEveryGame, type Asking } from "../catalogue/catalogue-reads.ts";
import { nameOf, providerNameOf, type CatalogueGame, type GameType } from "../catalogue/game.ts";
import type { Entry } from "../search-index/entry.ts";
import { createEngine, type Engine, task } from "./search-engine.ts";

export interface Result {
  readonly game: CatalogueGame;
  readonly name: string;
  readonly provider: string;
}

/** The data of the search, and its query function. */
export interface SearchData {
  readonly engine: Engine;
  readonly games: ReadonlyMap<number, Result>;
  readonly types: readonly GameType[];
  /** The names of providers by code, in the platform's order. */
  readonly providers: ReadonlyMap<string, string>;
}

const entryOf = ({ game, name }: Result): Entry => ({
  id: game.id,
  local: name,
  english: game.names[defaultLocale] ?? "",
  provider: game.providerId,
  type: game.type,
});

/** How many games are processed in one task, so that a phone is not blocked by all of them. */
const slice = 250;

export async function readSearch(asking: Asking): Promise<SearchData> {
  const { types, games: all } = await readEveryGame(asking);
  const { locale } = asking;
  const own = types.flatMap((type) => type.providers);
  const providers = new Map(own.map((one) => [one.providerId, providerNameOf(one, locale)]));
  const words = Object.fromEntries(
    own.map(({ providerId, names }) => [
      providerId,
      `${providers.get(providerId)} ${names[defaultLocale] ?? ""}`,
    ]),
  );
  const games = new Map<number, Result>();
  const entries: Entry[] = [];
  for (let from = 0; from < all.length; from += slice) {
    await task();
    for (const game of all.slice(from, from + slice)) {
      const provider = providers.get(game.providerId) ?? game.providerId;
      const result = { game, name: nameOf(game, locale), provider };
      games.set(game.id, result);
      entries.push(entryOf(result));
    }
  }
  const engine = await createEngine(entries, locale, words);
  return { engine, types, providers, games };
}
