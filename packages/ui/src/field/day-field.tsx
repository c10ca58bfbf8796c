import { useState } from "react";
import type { FieldWords } from "./field.tsx";
import { TextField } from "./text-field.tsx";

/** No site has days before: an earlier year is one that is still being typed, or a slip. */
const earliest = "2000-01-01";

export interface DayFieldProps extends FieldWords {
  /** `YYYY-MM-DD`; '' where none is chosen. */
  value: string;
  latest: string;
  /** Only of a day that can be meant. */
  onDay: (day: string) => void;
  /** What is said of one that cannot. */
  invalid: string;
}

/** A day out of a list's. A browser reports the year 0202 on the way to 2026: that is kept in the field. */
export function DayField({ value, latest, onDay, invalid, error, ...field }: DayFieldProps) {
  const [typed, setTyped] = useState({ slip: "", beside: value, isLeft: false });
  // The page may choose another day meanwhile, or none.
  const slip = typed.beside === value ? typed.slip : "";

  const change = (day: string) => {
    const isMeant = day === "" || day >= earliest;
    setTyped({ slip: isMeant ? "" : day, beside: value, isLeft: false });
    if (isMeant) onDay(day);
  };

  return (
    <TextField
      {...field}
      type="date"
      min={earliest}
      max={latest}
      value={slip || value}
      error={slip !== "" && typed.isLeft ? invalid : error}
      onChange={({ target }) => change(target.value)}
      onBlur={() => setTyped({ ...typed, isLeft: true })}
    />
  );
}
