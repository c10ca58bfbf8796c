/** Minor units as the decimal text that `amount` speaks. */
export const decimal = (minorUnits: bigint): string =>
  `${minorUnits / 100n}.${String(minorUnits % 100n).padStart(2, "0")}`;
