import type { Elsewhere } from "@naluma/api-client";
import type { Locale } from "@naluma/site/locale";
import type { CatalogueGame } from "./game.ts";
import type { PlaceSettings } from "./shown-here.ts";
import { searchThread } from "./worker/search-thread.ts";

/**
 * Parses the catalogue off the main thread: ten thousand games in eleven languages block a phone for half a second, and
 * presses are lost. Undefined if there is no worker.
 */
export async function readerOfCatalogue(
  { allowHttp, imageOrigins }: PlaceSettings,
  locale: Locale,
): Promise<Elsewhere<CatalogueGame[]> | undefined> {
  const thread = await searchThread();
  if (!thread) return undefined;
  const settings = { allowHttp, imageOrigins };
  return async (bytes, signal) => {
    const games: CatalogueGame[] = [];
    const end = await thread.ask(
      { order: "read", bytes, locale, settings },
      (reply) => reply.reply === "some" && games.push(...reply.games),
      [bytes],
    );
    signal.throwIfAborted();
    if (end.reply !== "read" || !end.answer) return undefined;
    return { ...end.answer, value: end.answer.value && { is: games } };
  };
}
