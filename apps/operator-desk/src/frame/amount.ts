/** `-1234567.80` is `-1,234,567.80`: text from the wire to the screen, never a float. */
export const amountText = (amount: string): string =>
  amount.replace(/^-?\d+/, (whole) => whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ","));
