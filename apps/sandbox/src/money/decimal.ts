/** `123450n` is `"1234.50"`: two decimal places in every currency, no separators (W-08). */
export const money = (minorUnits: bigint): string => {
  const digits = (minorUnits < 0n ? -minorUnits : minorUnits).toString().padStart(3, "0");
  return `${minorUnits < 0n ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/** The reverse, for amounts that the operator enters; undefined unless it is an amount above zero. */
export const minorUnits = (text: string): bigint | undefined => {
  const match = /^(\d{1,13})(?:\.(\d{1,2}))?$/.exec(text);
  if (!match) return undefined;
  const amount = BigInt(match[1] ?? "0") * 100n + BigInt((match[2] ?? "").padEnd(2, "0"));
  return amount > 0n ? amount : undefined;
};
