import type { Category } from "@naluma/site/category";
import type { Locale } from "@naluma/site/locale";
import { providerNameOf, type GameType } from "../catalogue/game.ts";

export interface Provider {
  readonly code: string;
  readonly name: string;
  /** The address of its icon; '' if there is none. */
  readonly picture: string;
}

/** The maximum number of named providers; the whole list stays one press away (LOBBY-66, A-056). */
export const maxProviderNames = 15;

/** The providers of a category without duplicates, in the platform's order. Crash games have no such list. */
export function providersOf(
  types: readonly GameType[],
  category: Category | undefined,
  locale: Locale,
): readonly Provider[] {
  const entries = types.find(({ id }) => id === category)?.providers ?? [];
  const byCode = new Map<string, Provider>();
  for (const entry of entries)
    if (!byCode.has(entry.providerId))
      byCode.set(entry.providerId, {
        code: entry.providerId,
        name: providerNameOf(entry, locale),
        picture: entry.picture,
      });
  return [...byCode.values()];
}
