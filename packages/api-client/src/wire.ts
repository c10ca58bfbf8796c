/**
 * How patient the client is with what it reads (docs/wire/wire.md, What the client tolerates).
 * Every `reads` schema is built from these, so that one operator's habits never blank a page.
 */
import * as v from "valibot";

/** A whole number, also as text. */
export const id = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d+$/), v.transform(Number))]),
  v.safeInteger(),
);

/** A code such as GPJL or VND; a number is turned into text. */
export const code = v.pipe(v.union([v.string(), v.number()]), v.transform(String));

/** 1 and true, as number or text; everything else, absence included, is no. */
export const flag = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((value) => value === true || value === 1 || value === "1" || value === "true"),
  ),
  0,
);

/** Words; absent or null is ''. */
export const text = v.optional(
  v.pipe(
    v.nullable(v.union([v.string(), v.number()])),
    v.transform((value) => (value === null ? "" : String(value))),
  ),
  "",
);

/** An amount as exact decimal text with two places; never a float. Refused when it is no number. */
export const money = v.pipe(
  v.union([v.string(), v.pipe(v.number(), v.finite(), v.transform(String))]),
  v.trim(),
  v.regex(/^-?\d+(\.\d+)?$/),
  v.transform(twoPlaces),
);

/** Digits beyond the second place are dropped, not rounded up in anyone's favour. */
function twoPlaces(amount: string): string {
  const [whole = "0", places = ""] = amount.split(".");
  return `${whole}.${places.slice(0, 2).padEnd(2, "0")}`;
}

/** A count; absent or unreadable is 0. */
export const count = v.fallback(v.optional(id, 0), 0);

/**
 * A list that may be absent, null, or wrapped as `{list: […]}`. An item that cannot be read is
 * dropped alone; items of which none can be read are no empty list, but an answer that cannot be read.
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

/** `data.key` as a list, also when data itself is the list. */
export const listIn = <Key extends string, Item>(key: Key, item: v.GenericSchema<unknown, Item>) =>
  v.pipe(
    v.unknown(),
    v.transform((value) => (isRecord(value) && key in value ? value[key] : value)),
    listOf(item),
  );

/** Text in several languages, en_US at least; plain text counts as en_US. */
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

/** Where nothing is read: anything goes. */
export const nothing = v.pipe(
  v.unknown(),
  v.transform(() => null),
);

/** The body of calls that send nothing. */
export const emptyBody = v.strictObject({});

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
