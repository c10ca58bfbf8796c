import { localKeys } from "@naluma/site/stored";
import type { BrowserStorage } from "@naluma/site/stored";
import * as v from "valibot";

/** Minutes between two checks that a member may choose freely. */
export const least = 5;
export const most = 240;

/** Those that are offered at once. */
export const choices: readonly number[] = [15, 30, 60];

/** Characters of the member's own words. */
export const longest = 60;

/** What stays with the browser: the interval where no platform keeps it, and the member's own words. */
export interface StoredCheck {
  /** 0 is no reality check. */
  readonly minutes: number;
  /** '' is none. */
  readonly words: string;
}

const minutesSchema = v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

const schema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    minutes: v.union([v.literal(0), minutesSchema]),
    words: v.pipe(v.string(), v.maxLength(longest)),
  }),
);

export const isPossible = (minutes: number): boolean => v.is(minutesSchema, minutes);

/** A member who chose nothing, or whose choice is not ours, has none and no words. */
export function storedCheck(local: Pick<Storage, "getItem"> | undefined): StoredCheck {
  const read = v.safeParse(schema, local?.getItem(localKeys.breakReminder));
  return read.success ? read.output : { minutes: 0, words: "" };
}

export const storeCheck = (local: BrowserStorage | undefined, check: StoredCheck): void =>
  local?.setItem(localKeys.breakReminder, JSON.stringify(check));
