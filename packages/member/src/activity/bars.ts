export interface Bar {
  /** Where it begins and how long it is, as parts of the chart's height. */
  readonly top: number;
  readonly height: number;
  readonly isLoss: boolean;
}

export interface Bars {
  /** Where nothing is, from the top, as a part of the height. */
  readonly zero: number;
  readonly bars: readonly Bar[];
}

/** A period with a little of something still shows that. */
const least = 0.01;

/** Bars above and below one line; the greatest and the smallest amount fill the chart. */
export function barsOf(amounts: readonly string[]): Bars {
  // A drawing needs no cents: as numbers they may be off by less than a pixel.
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

/** The bar to which a key leads from another. */
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
