import { dateFormat } from "@naluma/site/formats";
import type { Locale } from "@naluma/site/locale";

export type DatePart = "year" | "month" | "day";

/** What is chosen of a date, as text; nothing is `""`. */
export type DateParts = Readonly<Record<DatePart, string>>;

export const noDate: DateParts = { year: "", month: "", day: "" };

const isDatePart = (type: string): type is DatePart =>
  type === "year" || type === "month" || type === "day";

/** Chrome knows no Burmese, and would answer in the language of the browser. */
const burmese = {
  order: ["day", "month", "year"],
  months: "ဇန်နဝါရီ ဖေဖော်ဝါရီ မတ် ဧပြီ မေ ဇွန် ဇူလိုင် ဩဂုတ် စက်တင်ဘာ အောက်တိုဘာ နိုဝင်ဘာ ဒီဇင်ဘာ".split(" "),
} as const;

/** In which order a language writes a date. */
export const dateOrder = (locale: Locale): readonly DatePart[] =>
  locale === "my_MM" ? burmese.order : writtenOrder(locale);

const writtenOrder = (locale: Locale): readonly DatePart[] =>
  dateFormat(locale, { year: "numeric", month: "numeric", day: "numeric" })
    .formatToParts(new Date(2000, 0, 2))
    .map(({ type }) => type)
    .filter(isDatePart);

/** A year that is sent as 1996 is 2539 on a Thai identity card. */
export const yearNames = (locale: Locale, years: readonly number[]): readonly string[] => {
  const format = dateFormat(locale, { year: "numeric", timeZone: "UTC" });
  return years.map((year) => {
    const written = format.formatToParts(Date.UTC(year, 6)).find(({ type }) => type === "year");
    return written?.value ?? String(year);
  });
};

/** The twelve months by name. */
export const monthNames = (locale: Locale): readonly string[] => {
  if (locale === "my_MM") return burmese.months;
  const names = dateFormat(locale, { month: "long", timeZone: "UTC" });
  return Array.from({ length: 12 }, (_, month) => names.format(Date.UTC(2000, month, 15)));
};

/** How many days the chosen month has; 31 while it is not known, 29 in a February of no year. */
export function daysIn({ year, month }: Pick<DateParts, "year" | "month">): number {
  if (month === "") return 31;
  return new Date(Date.UTC(year === "" ? 2000 : Number(year), Number(month), 0)).getUTCDate();
}

/** A choice; a day that the month does not have is taken back. */
export function withPart(date: DateParts, part: DatePart, value: string): DateParts {
  const next = { ...date, [part]: value };
  return Number(next.day) > daysIn(next) ? { ...next, day: "" } : next;
}
