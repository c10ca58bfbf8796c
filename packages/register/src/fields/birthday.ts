import { isRequired, type FieldRule } from "./field-rule.ts";

/** The chosen parts of a birthday as text; `""` is none. */
export interface Birthday {
  readonly year: string;
  readonly month: string;
  readonly day: string;
}

/** Parses `1994-3-8`, `1994--` or `""`. */
export function birthdayOf(joined: string): Birthday {
  const [year = "", month = "", day = ""] = joined.split("-");
  return { year, month, day };
}

/** Year, month and day joined with "-"; `""` if none of them is chosen (REG-08). */
export const joinBirthday = ({ year, month, day }: Birthday): string =>
  year === "" && month === "" && day === "" ? "" : [year, month, day].join("-");

/** A complete date or, where it is optional, none; the error names the first missing part. */
export const checkBirthday: FieldRule = ({ memberBirthday }, rules) => {
  const { year, month, day } = birthdayOf(memberBirthday);
  const isNothing = year === "" && month === "" && day === "";
  if (isNothing && !isRequired(rules, "memberBirthday")) return undefined;
  if (year === "") return "err_birthdayYear_blank";
  if (month === "") return "err_birthdayMonth_blank";
  return day === "" ? "err_birthdayDate_blank" : undefined;
};
