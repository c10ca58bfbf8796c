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

const isBurmese = (tag: string): boolean => /^my\b/.test(tag);

/** In which order a language writes a date. `tag` as in `<html lang>`. */
export const dateOrder = (tag: string): readonly DatePart[] =>
  isBurmese(tag) ? burmese.order : writtenOrder(tag);

const writtenOrder = (tag: string): readonly DatePart[] =>
  new Intl.DateTimeFormat(`${tag}-u-ca-gregory`, {
    year: "numeric",
    month: "numeric",
    day: "numeric",
  })
    .formatToParts(new Date(2000, 0, 2))
    .map(({ type }) => type)
    .filter(isDatePart);

/** The twelve months by name. The calendar is everybody's, also where another one is usual. */
export const monthNames = (tag: string): readonly string[] => {
  if (isBurmese(tag)) return burmese.months;
  const names = new Intl.DateTimeFormat(`${tag}-u-ca-gregory`, { month: "long", timeZone: "UTC" });
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
