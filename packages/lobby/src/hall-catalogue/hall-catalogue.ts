import { gameTypes } from "@naluma/site/category";
import * as v from "valibot";
import catalogue from "./hall-catalogue.json" with { type: "json" };
import apps from "./provider-apps.json" with { type: "json" };

const filled = v.pipe(v.string(), v.minLength(1));

/** An operator's data about a provider's hall, in addition to the platform's; LOBBY-64 names the fields. */
const hallEntry = v.strictObject({
  provider: filled,
  /** The prefix of its Android apps' names. */
  androidPrefix: filled,
  abbreviation: filled,
  englishName: filled,
  /** The key of the game type, for example `slot`. */
  type: v.picklist(gameTypes.map(({ key }) => key)),
  /** The ids of its introductory texts. */
  introKeys: v.array(filled),
});

export type HallEntry = v.InferOutput<typeof hallEntry>;

/** Parses an operator's file; an invalid entry is left out without affecting the others. */
export const readHallCatalogue = (file: unknown): readonly HallEntry[] =>
  Array.isArray(file)
    ? file.flatMap((entry: unknown) => {
        const read = v.safeParse(hallEntry, entry);
        return read.success ? [read.output] : [];
      })
    : [];

/** Parses an operator's file into app ids by provider code; an app without an id is left out. */
export const readProviderApps = (file: unknown): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(v.is(v.record(v.string(), v.unknown()), file) ? file : {}).flatMap(
      ([provider, app]) => (v.is(filled, app) ? [[provider, app] as const] : []),
    ),
  );

/**
 * An operator fills in the two files, with entries only for the providers under contract: an invented one could lead
 * players to a wrong app.
 */
const entries = readHallCatalogue(catalogue);
const appIds = readProviderApps(apps);

/** The entry of a provider; undefined if the operator has made none. */
export const hallEntryOf = (
  provider: string,
  from: readonly HallEntry[] = entries,
): HallEntry | undefined => from.find((entry) => entry.provider === provider);

/**
 * The id of a provider's own app; undefined if there is none, and then no page links to it.
 *
 * @row LOBBY-65
 */
export const appIdOf = (
  provider: string,
  from: ReadonlyMap<string, string> = appIds,
): string | undefined => from.get(provider);
