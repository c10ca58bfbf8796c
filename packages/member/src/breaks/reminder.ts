import { localKeys } from "@naluma/site/stored";
import type { BrowserStorage } from "@naluma/site/stored";
import * as v from "valibot";

/** Minutes between two reminders. */
export const least = 5;
export const most = 240;

/** Characters of the member's own words. */
export const longest = 60;

/** What a member wants to be reminded of; it stays with the browser, as the appearance does. */
export interface Reminder {
  readonly minutes: number;
  /** The member's own words; '' is none. */
  readonly words: string;
}

const minutesSchema = v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

const schema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ minutes: minutesSchema, words: v.pipe(v.string(), v.maxLength(longest)) }),
);

export const isPossible = (minutes: number): boolean => v.is(minutesSchema, minutes);

/** Nothing where none is kept, or what is kept is not ours. */
export function storedReminder(local: Pick<Storage, "getItem"> | undefined): Reminder | undefined {
  const read = v.safeParse(schema, local?.getItem(localKeys.breakReminder));
  return read.success ? read.output : undefined;
}

export const storeReminder = (local: BrowserStorage | undefined, reminder: Reminder): void =>
  local?.setItem(localKeys.breakReminder, JSON.stringify(reminder));

export const forgetReminder = (local: BrowserStorage | undefined): void =>
  local?.removeItem(localKeys.breakReminder);
