const twoDigits = (value: number): string => String(value).padStart(2, "0");

/** A span of milliseconds as a clock shows it: `4:07`, and from an hour on `1:04:07`. */
export function clockText(span: number): string {
  const seconds = Math.max(0, Math.floor(span / 1_000));
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  const tail = twoDigits(seconds % 60);
  return hours > 0 ? `${hours}:${twoDigits(minutes % 60)}:${tail}` : `${minutes}:${tail}`;
}
