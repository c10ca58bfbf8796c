import { defaultLocale, type Locale } from "@naluma/site/locale";
import { loadModule } from "@naluma/ui/load-module";
import { type Asking, readEveryGame } from "../catalogue/catalogue-reads.ts";
import { type CatalogueGame, type GameType, nameOf, providerNameOf } from "../catalogue/game.ts";
import { searchThread, type Thread } from "../catalogue/worker/search-thread.ts";
import type { Entry, Found, ProviderWords, Question } from "../search-index/entry.ts";

export interface Result {
  readonly game: CatalogueGame;
  readonly name: string;
  readonly provider: string;
}

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

/** How many games are processed or sent in one task, so that a phone is not blocked by all of them. */
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

export interface Engine {
  find(question: Question): Promise<Found>;
}

/** Records a query and its response for the browser's dev tools and the benchmark. */
const measured = async (find: () => Promise<Found>): Promise<Found> => {
  const start = performance.now();
  const found = await find();
  performance.measure("search", { start, duration: found.took });
  performance.measure("search answered", { start });
  // Otherwise the entries would accumulate with every key.
  performance.clearMeasures("search");
  performance.clearMeasures("search answered");
  return found;
};

/** Numbers the indexes: two may be built at the same time, and their entries must not mix. */
let newest = 0;

/**
 * An index over these games, built in a worker. A new one replaces the previous one. Without a worker, or if part of
 * its code cannot be loaded, the page searches by itself.
 *
 * @param startThread creates the worker
 */
export async function createEngine(
  entries: readonly Entry[],
  locale: Locale,
  providers: ProviderWords,
  startThread: () => Promise<Thread | undefined> = searchThread,
): Promise<Engine> {
  const thread = await startThread();
  // A worker never recovers from a failed import; the page may (decision 0016).
  const beside = thread && (await engineBeside(thread, entries, locale, providers).catch(() => {}));
  if (beside) return beside;
  const { createFinder } = await loadModule(() => import("../search-index/find.ts"));
  const finder = await createFinder(entries, locale, providers);
  return { find: (question) => measured(async () => finder.find(question)) };
}

async function engineBeside(
  thread: Thread,
  entries: readonly Entry[],
  locale: Locale,
  providers: ProviderWords,
): Promise<Engine> {
  const index = newest++;
  await hand(thread, index, entries);
  await thread.ask({ order: "make", index, locale, providers });
  return {
    find: (question) =>
      measured(async () => {
        const end = await thread.ask({ order: "find", question });
        if (end.reply !== "found") throw new Error("the search worker answered something else");
        return end.found;
      }),
  };
}

async function hand(thread: Thread, index: number, entries: readonly Entry[]): Promise<void> {
  for (let from = 0; from < entries.length; from += slice) {
    thread.post({ order: "take", index, entries: entries.slice(from, from + slice) });
    await task();
  }
}

/** Yields to pending work of the page, and continues in a new task. */
const task = () => new Promise<void>((resolve) => setTimeout(resolve));
