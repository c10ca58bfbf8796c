/**
 * How tolerant the client is of the data it reads (docs/wire/wire.md, What the client tolerates). Every `reads`
 * schema is built from these, so that one operator's habits never blank a page.
 */
import * as v from "valibot";

/** A whole number, given as a number or as text. */
export const id = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number))]),
  v.safeInteger(),
);

/** A code such as GPJL or VND; a number is turned into text. */
export const code = v.pipe(v.union([v.string(), v.number()]), v.transform(String));

/** 1 and true, as number or text; everything else, including a missing value, is false. */
export const flag = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((value) => value === true || value === 1 || value === "1" || value === "true"),
  ),
  0,
);

/** Text; a missing value or null becomes "". */
export const text = v.optional(
  v.pipe(
    v.nullable(v.union([v.string(), v.number()])),
    v.transform((value) => (value === null ? "" : String(value))),
  ),
  "",
);

/** An amount as exact decimal text with two places; never a float. A value that is not a number is rejected. */
export const money = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.finite(), v.transform(String))]),
  v.trim(),
  v.regex(/^-?\d+(\.\d+)?$/),
  v.transform(twoPlaces),
);

/** Digits beyond the second place are dropped instead of being rounded in anyone's favour. */
function twoPlaces(amount: string): string {
  const [whole = "0", places = ""] = amount.split(".");
  return `${whole}.${places.slice(0, 2).padEnd(2, "0")}`;
}

/** The site's zone (W-09), which has no daylight saving time. */
const siteOffset = "-04:00";

/** A time with its offset. One without is in the site's zone, and never in that of the player's device. */
export const moment = v.pipe(
  v.string(),
  v.transform((written) => {
    const time = written.trim().replace(" ", "T");
    return new Date(/(Z|[+-]\d\d:?\d\d)$/i.test(time) ? time : time + siteOffset);
  }),
  v.date(),
);

/** A count; a missing or unreadable value is 0. */
export const count = v.fallback(v.optional(id, 0), 0);

/**
 * A list that may be missing, null, or wrapped as `{list: […]}`. An unreadable item is dropped on its own, but if no
 * item is readable, the response as a whole is unreadable instead of an empty list.
 */
export const listOf = <Item>(item: v.GenericSchema<unknown, Item>) =>
  v.pipe(
    v.unknown(),
    v.rawTransform(({ dataset: { value }, addIssue }): Item[] => {
      const items: unknown[] = [];
      if (Array.isArray(value)) items.push(...value);
      else if (isRecord(value) && Array.isArray(value["list"])) items.push(...value["list"]);
      const read = items.flatMap((entry) => {
        const { success, output } = v.safeParse(item, entry);
        return success ? [output] : [];
      });
      if (items.length > 0 && read.length === 0) addIssue();
      return read;
    }),
  );

/** `data.key` as a list, or `data` itself when it is the list. */
export const listIn = <Key extends string, Item>(key: Key, item: v.GenericSchema<unknown, Item>) =>
  v.pipe(
    v.unknown(),
    v.transform((value) => (isRecord(value) && key in value ? value[key] : value)),
    listOf(item),
  );

/** Text in several languages, with at least en_US; plain text counts as en_US. */
export const localised = v.pipe(
  v.union([v.string(), v.record(v.string(), v.unknown())]),
  v.transform((value): Readonly<Record<string, string>> => {
    if (typeof value === "string") return { en_US: value };
    return Object.fromEntries(
      Object.entries(value).flatMap(([key, words]) =>
        typeof words === "string" ? [[key, words]] : [],
      ),
    );
  }),
);

/** For a response whose content is ignored: accepts anything. */
export const nothing = v.pipe(
  v.unknown(),
  v.transform(() => null),
);

/** The body of calls that send no data. */
export const emptyBody = v.strictObject({});

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
