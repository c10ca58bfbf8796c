import type { gameTypes } from "@naluma/site/game-type";
import catalogue from "./hall-catalogue.json" with { type: "json" };
import apps from "./provider-apps.json" with { type: "json" };

/** What an operator tells of a provider's hall beside what the platform delivers (LOBBY-64). */
export interface HallEntry {
  /** Code of the provider. */
  readonly provider: string;
  /** Begins the names of its Android apps. */
  readonly androidPrefix: string;
  readonly abbreviation: string;
  readonly englishName: string;
  /** Key of the game type, `slot`. */
  readonly type: (typeof gameTypes)[number]["key"];
  /** Ids of the texts that introduce it. */
  readonly introKeys: readonly string[];
}

/**
 * The two files are an operator's to fill in, with entries for the providers under contract alone: an
 * invented one could lead players to a wrong app.
 */
const entries: readonly HallEntry[] = catalogue;
const appIds: Readonly<Record<string, string>> = apps;

/** The entry of a provider; nothing where the operator has made none. */
export const hallEntryOf = (
  provider: string,
  from: readonly HallEntry[] = entries,
): HallEntry | undefined => from.find((entry) => entry.provider === provider);

/** The id of a provider's own app; nothing where there is none. */
export const appIdOf = (
  provider: string,
  from: Readonly<Record<string, string>> = appIds,
): string | undefined => (Object.hasOwn(from, provider) ? from[provider] : undefined);
