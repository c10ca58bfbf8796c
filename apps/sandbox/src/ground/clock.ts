/** Milliseconds since 1970, as the sandbox sees it. */
export type Clock = () => number;

/** The machine's time, moved by `SANDBOX_CLOCK_OFFSET` seconds. */
export const offsetClock =
  (offsetSeconds: number): Clock =>
  () =>
    Date.now() + offsetSeconds * 1000;

const siteZone = "America/Caracas";

const parts = new Intl.DateTimeFormat("en-CA", {
  timeZone: siteZone,
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  hourCycle: "h23",
});

const firstMoment = Date.parse("0001-01-03T00:00:00Z");
/** The last moment of a four-digit year in UTC; no sensible time is later. */
export const lastMoment = Date.UTC(10_000, 0, 1) - 1;

/**
 * One row with an absurd time must not break the whole list, so it is clamped to the nearest time that can be
 * written.
 */
const writable = (at: number): number => Math.min(Math.max(at, firstMoment), lastMoment);

export function isoTime(at: number): string;
export function isoTime(at: number | null): string | null;
/** ISO 8601 in UTC, the form of times in calls of member services. */
export function isoTime(at: number | null): string | null {
  return at === null ? null : new Date(writable(at)).toISOString();
}

/** `YYYY-MM-DD HH:mm:ss` in the site's time zone, the format of times on the wire (W-09). */
export const siteTime = (at: number): string => {
  const found = new Map(parts.formatToParts(writable(at)).map((part) => [part.type, part.value]));
  const of = (type: Intl.DateTimeFormatPartTypes) => found.get(type) ?? "00";
  return `${of("year").padStart(4, "0")}-${of("month")}-${of("day")} ${of("hour")}:${of("minute")}:${of("second")}`;
};

/** When the site's next day begins, in ms since 1970; its time zone has no daylight saving time. */
export const nextSiteDay = (at: number): number => {
  const [hours = 0, minutes = 0, seconds = 0] = siteTime(at).slice(11).split(":").map(Number);
  const sinceMidnight = ((hours * 60 + minutes) * 60 + seconds) * 1000 + (at % 1000);
  return at - sinceMidnight + 24 * 60 * 60_000;
};

/** Whether it is a valid calendar day, from the year 1000 on, in the wire format. */
export const isSiteDay = (day: string): boolean => {
  const at = /^[1-9]\d{3}-\d{2}-\d{2}$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
};

/** Whether it is a site time as an operator writes it: `YYYY-MM-DD HH:mm`, with or without seconds. */
export const isSiteTime = (text: string): boolean => {
  const [day = "", time = ""] = text.split(" ");
  return isSiteDay(day) && /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(time);
};

/** The same time in ms since 1970. */
export const siteInstant = (text: string): number => {
  const [day = "", time = ""] = text.split(" ");
  const [hours = 0, minutes = 0, seconds = 0] = time.split(":").map(Number);
  return siteDayStart(day) + ((hours * 60 + minutes) * 60 + seconds) * 1000;
};

/** When a day of the site begins, in ms since 1970. */
export const siteDayStart = (day: string): number => {
  const utc = Date.parse(`${day}T00:00:00Z`);
  return utc + (utc - Date.parse(`${siteTime(utc).replace(" ", "T")}Z`));
};
