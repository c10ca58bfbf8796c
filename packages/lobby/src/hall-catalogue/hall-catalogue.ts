import { gameTypes } from "@naluma/site/game-type";
import * as v from "valibot";
import catalogue from "./hall-catalogue.json" with { type: "json" };
import apps from "./provider-apps.json" with { type: "json" };

const filled = v.pipe(v.string(), v.minLength(1));

/** What an operator says of a provider's hall beside what the platform delivers: the row names the fields (LOBBY-64). */
const hallEntry = v.strictObject({
  /** Code of the provider. */
  provider: filled,
  /** Begins the names of its Android apps. */
  androidPrefix: filled,
  abbreviation: filled,
  englishName: filled,
  /** Key of the game type, `slot`. */
  type: v.picklist(gameTypes.map(({ key }) => key)),
  /** Ids of the texts that introduce it. */
  introKeys: v.array(filled),
});

export type HallEntry = v.InferOutput<typeof hallEntry>;

/** An operator's file; an entry that cannot be read is left out, and costs no other one its place. */
export const readHallCatalogue = (file: unknown): readonly HallEntry[] =>
  Array.isArray(file)
    ? file.flatMap((entry: unknown) => {
        const read = v.safeParse(hallEntry, entry);
        return read.success ? [read.output] : [];
      })
    : [];

/** An operator's file, by the provider's code; an app without an id is left out. */
export const readProviderApps = (file: unknown): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(v.is(v.record(v.string(), v.unknown()), file) ? file : {}).flatMap(
      ([provider, app]) => (v.is(filled, app) ? [[provider, app] as const] : []),
    ),
  );

/**
 * The two files are an operator's to fill in, with entries for the providers under contract alone: an
 * invented one could lead players to a wrong app.
 */
const entries = readHallCatalogue(catalogue);
const appIds = readProviderApps(apps);

/** The entry of a provider; nothing where the operator has made none. */
export const hallEntryOf = (
  provider: string,
  from: readonly HallEntry[] = entries,
): HallEntry | undefined => from.find((entry) => entry.provider === provider);

/**
 * The id of a provider's own app; nothing where there is none, and no page leads there.
 *
 * @row LOBBY-65
 */
export const appIdOf = (
  provider: string,
  from: ReadonlyMap<string, string> = appIds,
): string | undefined => from.get(provider);
