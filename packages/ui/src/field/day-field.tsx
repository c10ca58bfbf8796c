import { useState } from "react";
import type { FieldWords } from "./field.tsx";
import { TextField } from "./text-field.tsx";

/** No site has older data; an earlier year is incomplete or a mistake. */
const earliest = "2000-01-01";

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
