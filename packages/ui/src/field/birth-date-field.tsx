import type { Locale } from "@naluma/site/locale";
import { useMemo, type ReactNode } from "react";
import { CaretDownIcon } from "../icon.ts";
import {
  dateOrder,
  daysIn,
  monthNames,
  withPart,
  yearNames,
  type DatePart,
  type DateParts,
} from "./birth-date.ts";
import { FieldGroup } from "./field-group.tsx";
import { boxClass, type FieldWords } from "./field.tsx";

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
        <div className={`bd bd-${order[0] ?? "year"}`}>
          {order.map((part) => {
            const blamed = group.error !== undefined && (wrong?.includes(part) ?? true);
            return (
              <div
                key={part}
                className={`${boxClass({ error: blamed ? group.error : undefined }, disabled)} in-pick`}
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
