import { readTime, siteZone, siteZoneName } from "@naluma/i18n/dates";

/** The desk uses one clock, the site's, so that operators, players and customer service all read the same time. */
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
  // Swedish formats dates like ISO 8601.
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

/** An instant from the wire (ISO 8601) in site time, with its year unless it is this year. */
export const timeOf = (instant: string, now = new Date()): string =>
  written(instant, written(instant, "year") === formats.year.format(now) ? "thisYear" : "anyYear");

/** The time without the day, for events of the last minutes. */
export const clockOf = (instant: string): string => written(instant, "clock");

/** The same instant in the time of this computer, followed by its value on the wire. */
export const elsewhere = (instant: string): string =>
  `${written(instant, "here")} on this computer, ${instant}`;

/** An instant in the format of the browser's time input, to the second. */
export const fieldTimeOf = (instant: string): string => written(instant, "field").replace(" ", "T");

/** The instant, in wire format, that was typed into a time input; undefined if the text is not a time. */
export const instantOf = (typed: string): string | undefined => readTime(typed)?.toISOString();
