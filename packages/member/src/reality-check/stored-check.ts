import { localKeys } from "@naluma/site/stored";
import type { BrowserStorage } from "@naluma/site/stored";
import * as v from "valibot";

/** The shortest and the longest interval that a member may choose freely, in minutes. */
export const least = 5;
export const most = 240;

/** The intervals offered without typing, in minutes. */
export const choices: readonly number[] = [15, 30, 60];

/** The maximum length of the member's own text. */
export const longest = 60;

/** The settings stored in the browser: the interval, if no platform keeps it, and the member's own text. */
export interface StoredCheck {
  /** 0 means no checks. */
  readonly minutes: number;
  /** '' if there is none. */
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

/** Without a choice, or with an invalid one, there are no checks and no text. */
export function storedCheck(local: Pick<Storage, "getItem"> | undefined): StoredCheck {
  const read = v.safeParse(schema, local?.getItem(localKeys.breakReminder));
  return read.success ? read.output : { minutes: 0, words: "" };
}

export const storeCheck = (local: BrowserStorage | undefined, check: StoredCheck): void =>
  local?.setItem(localKeys.breakReminder, JSON.stringify(check));
