/** How far the platform's clock is ahead of this device's, in milliseconds: between `least` and `most`. */
export interface ClockOffset {
  readonly least: number;
  readonly most: number;
}

/** The device's clock counts as right until a response contradicts it. */
export const noOffset: ClockOffset = { least: 0, most: 0 };

/** A Date header has whole seconds. */
const headerSecond = 1_000;

/**
 * The clock offset that follows from one response.
 *
 * @param date the response's Date header: the platform wrote it between `sentAt` and `receivedAt`, which are times of
 * this device
 */
export function measuredOffset(
  date: string | undefined,
  sentAt: number,
  receivedAt: number,
): ClockOffset | undefined {
  const at = Date.parse(date ?? "");
  const offset = { least: at - receivedAt, most: at + headerSecond - sentAt };
  // Undefined also if the device's clock was set back during the request.
  return offset.least <= offset.most ? offset : undefined;
}

/** Each response narrows the range left by the earlier ones; a contradiction means that a clock was changed. */
export function narrowedOffset(
  before: ClockOffset | undefined,
  measured: ClockOffset | undefined,
): ClockOffset {
  if (!measured) return before ?? noOffset;
  if (!before) return measured;
  const both = {
    least: Math.max(before.least, measured.least),
    most: Math.min(before.most, measured.most),
  };
  return both.least <= both.most ? both : measured;
}

/**
 * Converts a moment of the platform's clock to this device's. The device's clock is trusted unless a response
 * contradicts it.
 */
export function onThisClock(moment: number, { least, most }: ClockOffset): number {
  const offset = least <= 0 && most >= 0 ? 0 : Math.round((least + most) / 2);
  return moment - offset;
}
