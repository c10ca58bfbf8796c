import { readTime, siteZone, siteZoneName } from "@naluma/i18n/dates";

/** The desk has one clock, the site's: two operators, players and customer service read the same time. */
export const zoneName: string = siteZoneName(new Date());

const clock = { hour: "2-digit", minute: "2-digit", second: "2-digit", hourCycle: "h23" } as const;
const day = { day: "2-digit", month: "short" } as const;

const formats = {
  clock: new Intl.DateTimeFormat("en-GB", { timeZone: siteZone, ...clock }),
  thisYear: new Intl.DateTimeFormat("en-GB", { timeZone: siteZone, ...day, ...clock }),
  anyYear: new Intl.DateTimeFormat("en-GB", {
    timeZone: siteZone,
    ...day,
    year: "numeric",
    ...clock,
  }),
  year: new Intl.DateTimeFormat("en-GB", { timeZone: siteZone, year: "numeric" }),
  here: new Intl.DateTimeFormat("en-GB", {
    ...day,
    year: "numeric",
    ...clock,
    timeZoneName: "short",
  }),
  // Swedish writes dates as ISO 8601 does.
  field: new Intl.DateTimeFormat("sv-SE", {
    timeZone: siteZone,
    dateStyle: "short",
    timeStyle: "medium",
  }),
};

type Format = keyof typeof formats;

const written = (instant: string, format: Format): string => {
  const at = new Date(instant);
  return Number.isNaN(at.getTime()) ? "" : formats[format].format(at);
};

/** An instant on the wire (ISO 8601), by the site's clock; with its year where that is another one. */
export const timeOf = (instant: string, now = new Date()): string =>
  written(instant, written(instant, "year") === formats.year.format(now) ? "thisYear" : "anyYear");

/** The same without its day, for what is of the last minutes. */
export const clockOf = (instant: string): string => written(instant, "clock");

/** The same by the clock of this computer, and as the wire has it. */
export const elsewhere = (instant: string): string =>
  `${written(instant, "here")} on this computer, ${instant}`;

/** An instant as the browser's field for times has it, to the second. */
export const fieldTimeOf = (instant: string): string => written(instant, "field").replace(" ", "T");

/** What an input of a time holds, as an instant on the wire; nothing for what is no time. */
export const instantOf = (typed: string): string | undefined => readTime(typed)?.toISOString();
