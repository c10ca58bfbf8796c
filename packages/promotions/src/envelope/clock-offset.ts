/** How far the platform's clock is ahead of this device's, in milliseconds: somewhere from `least` to `most`. */
export interface ClockOffset {
  readonly least: number;
  readonly most: number;
}

/** As long as no answer says otherwise, the device's clock is right. */
export const noOffset: ClockOffset = { least: 0, most: 0 };

/** A Date header has whole seconds. */
const headerSecond = 1_000;

/**
 * What one answer says of the two clocks.
 *
 * @param date the answer's Date header: the platform wrote it between `sentAt` and `receivedAt`, which are of this device
 */
export function measuredOffset(
  date: string | undefined,
  sentAt: number,
  receivedAt: number,
): ClockOffset | undefined {
  const at = Date.parse(date ?? "");
  const offset = { least: at - receivedAt, most: at + headerSecond - sentAt };
  // Also when the device's clock was put back while the answer was on its way.
  return offset.least <= offset.most ? offset : undefined;
}

/** Each answer narrows what the earlier ones left open; one that contradicts them means that a clock was changed. */
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
 * When a moment of the platform's clock comes by this device's clock. The device is believed unless an answer
 * contradicts it.
 */
export function onThisClock(moment: number, { least, most }: ClockOffset): number {
  const offset = least <= 0 && most >= 0 ? 0 : Math.round((least + most) / 2);
  return moment - offset;
}
