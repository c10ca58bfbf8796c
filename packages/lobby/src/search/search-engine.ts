import type { Locale } from "@naluma/site/locale";
import { loadModule } from "@naluma/ui/load-module";
import { searchThread, type Thread } from "../catalogue/worker/search-thread.ts";
import type { Entry, Found, ProviderWords, Question } from "../search-index/entry.ts";

export interface Engine {
  find(question: Question): Promise<Found>;
}

/** How many entries are sent at once. */
const slice = 250;

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
export const task = () => new Promise<void>((resolve) => setTimeout(resolve));
