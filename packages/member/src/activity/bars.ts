export interface Bar {
  /** The start and the length of the bar, as fractions of the chart's height. */
  readonly top: number;
  readonly height: number;
  readonly isLoss: boolean;
}

export interface Bars {
  /** The position of the zero line from the top, as a fraction of the height. */
  readonly zero: number;
  readonly bars: readonly Bar[];
}

/** The minimum length, so that even a small amount is visible. */
const least = 0.01;

/** Bars above and below a common line; the largest and the smallest amount fill the chart. */
export function barsOf(amounts: readonly string[]): Bars {
  // A chart does not need the cents: the rounding error of a number is less than a pixel.
  const values = amounts.map(Number);
  const most = Math.max(0, ...values);
  const span = most - Math.min(0, ...values);
  if (span === 0)
    return { zero: 1, bars: values.map(() => ({ top: 1, height: 0, isLoss: false })) };
  const zero = most / span;
  return {
    zero,
    bars: values.map((value) => {
      const height = value === 0 ? 0 : Math.max(least, Math.abs(value) / span);
      return { top: value > 0 ? zero - height : zero, height, isLoss: value < 0 };
    }),
  };
}

/** The bar that a key moves to from another. */
export function barAfter(key: string, at: number, count: number): number | undefined {
  switch (key) {
    case "ArrowRight":
      return Math.min(count - 1, at + 1);
    case "ArrowLeft":
      return Math.max(0, at - 1);
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}
