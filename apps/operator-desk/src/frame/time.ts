const shown = new Intl.DateTimeFormat("en-GB", {
  day: "2-digit",
  month: "short",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
});

/** An instant on the wire (ISO 8601), by the clock of whoever reads it. */
export const timeOf = (instant: string): string => {
  const at = new Date(instant);
  return Number.isNaN(at.getTime()) ? "" : shown.format(at);
};

const clock = new Intl.DateTimeFormat("en-GB", {
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
});

/** The same without its day, for what is of the last minutes. */
export const clockOf = (instant: string): string => clock.format(new Date(instant));

/** What an input of a time holds, as an instant on the wire; nothing for what is no time. */
export const instantOf = (local: string): string | undefined => {
  const at = new Date(local);
  return local === "" || Number.isNaN(at.getTime()) ? undefined : at.toISOString();
};
