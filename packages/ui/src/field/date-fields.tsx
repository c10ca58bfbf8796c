import type { Locale } from "@naluma/site/locale";
import { type ReactNode, useMemo, useState } from "react";
import { CaretDownIcon } from "../icon.ts";
import {
  dateOrder,
  type DateParts,
  type DatePart,
  daysIn,
  monthNames,
  withPart,
  yearNames,
} from "./birth-date.ts";
import { boxClass, FieldGroup, type FieldWords } from "./field.tsx";
import { TextField } from "./text-field.tsx";

/** No site has older data; an earlier year is incomplete or a mistake. */
const earliestDay = "2000-01-01";

export interface DayFieldProps extends FieldWords {
  /** `YYYY-MM-DD`; '' if none is chosen. */
  value: string;
  latest: string;
  /** Called only with a plausible day, or with '' if none is chosen. */
  onDay: (day: string) => void;
  /** The error for an implausible day. */
  invalid: string;
}

/** A day to filter a list by. While 2026 is typed, a browser reports the year 0202, which is not passed on. */
export function DayField({ value, latest, onDay, invalid, error, ...field }: DayFieldProps) {
  const [typed, setTyped] = useState({ slip: "", beside: value, isLeft: false });
  // Meanwhile the page may have set another day, or none.
  const slip = typed.beside === value ? typed.slip : "";

  const change = (day: string) => {
    const isMeant = day === "" || day >= earliestDay;
    setTyped({ slip: isMeant ? "" : day, beside: value, isLeft: false });
    if (isMeant) onDay(day);
  };

  return (
    <TextField
      {...field}
      type="date"
      min={earliestDay}
      max={latest}
      value={slip || value}
      error={slip !== "" && typed.isLeft ? invalid : error}
      onChange={({ target }) => change(target.value)}
      onBlur={() => setTyped({ ...typed, isLeft: true })}
    />
  );
}

export interface BirthDateFieldProps extends FieldWords {
  /** Determines the order of the parts, the names of the months and the calendar of the years. */
  locale: Locale;
  /** "Year", "Month", "Day": the names of the three selects, also shown while nothing is chosen. */
  words: Readonly<Record<DatePart, string>>;
  /** The available years, latest first. */
  years: { latest: number; earliest: number };
  value: DateParts;
  onValue: (value: DateParts) => void;
  /** The parts that the error refers to; all of them by default. */
  wrong?: readonly DatePart[] | undefined;
  onLeave?: (() => void) | undefined;
  disabled?: boolean | undefined;
}

const autoComplete = { year: "bday-year", month: "bday-month", day: "bday-day" };

const counted = (from: number, to: number): number[] =>
  Array.from({ length: Math.abs(to - from) + 1 }, (_, step) =>
    from < to ? from + step : from - step,
  );

const optionOf = (value: number, text: string | number) => (
  <option key={value} value={value}>
    {text}
  </option>
);

/** Year, month and day as selects, in the order of the language. */
export function BirthDateField(props: BirthDateFieldProps) {
  const { locale, words, years, value, onValue, wrong, disabled, ...group } = props;
  const order = useMemo(() => dateOrder(locale), [locale]);
  const months = useMemo(() => monthNames(locale), [locale]);

  const { latest, earliest } = years;
  const offered = useMemo(() => {
    const all = counted(latest, earliest);
    const names = yearNames(locale, all);
    return all.map((year, index) => optionOf(year, names[index] ?? year));
  }, [locale, latest, earliest]);
  const days = daysIn(value);
  // Memoised because there are about 150 options, which typing in another field must not render again.
  const options: Record<DatePart, readonly ReactNode[]> = useMemo(
    () => ({
      year: offered,
      month: months.map((name, index) => optionOf(index + 1, name)),
      day: counted(1, days).map((day) => optionOf(day, day)),
    }),
    [offered, months, days],
  );

  return (
    <FieldGroup {...group}>
      {(ties, onBlur) => (
        <div className={`birth-date birth-date-${order[0] ?? "year"}`}>
          {order.map((part) => {
            const blamed = group.error !== undefined && (wrong?.includes(part) ?? true);
            return (
              <div
                key={part}
                className={`${boxClass({ error: blamed ? group.error : undefined }, disabled)} field-box-choice`}
              >
                <select
                  aria-label={words[part]}
                  autoComplete={autoComplete[part]}
                  disabled={disabled}
                  value={value[part]}
                  {...ties}
                  onBlur={onBlur}
                  aria-invalid={blamed || undefined}
                  onChange={(event) => onValue(withPart(value, part, event.target.value))}
                >
                  <option value="">{words[part]}</option>
                  {options[part]}
                </select>
                <CaretDownIcon />
              </div>
            );
          })}
        </div>
      )}
    </FieldGroup>
  );
}
