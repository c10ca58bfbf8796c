import { defaultDetails } from "@naluma/site/currency";

/**
 * Formats `-1234567.80` as `-1,234,567.80`, in VND as `-1,234,567`: text from the wire to the screen, never a float.
 */
export const amountText = (amount: string, currency: string): string =>
  (defaultDetails(currency).decimals === 0 ? amount.replace(/\.\d*$/, "") : amount).replace(
    /^-?\d+/,
    (whole) => whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ","),
  );

/** Like `amountText`, with the currency: `1,234,567.80 USD`. */
export const moneyText = (amount: string, currency: string): string =>
  `${amountText(amount, currency)} ${currency}`;

const hundredths = (amount: string): bigint => {
  const [, sign = "", whole = "0", part = ""] = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(amount) ?? [];
  return BigInt(sign + whole + part.padEnd(2, "0"));
};

/** Adds up amounts from the wire or from an input; the result has the wire's format. */
export const sumOf = (...amounts: readonly string[]): string => {
  const sum = amounts.reduce((all, amount) => all + hundredths(amount), 0n);
  const digits = String(sum < 0n ? -sum : sum).padStart(3, "0");
  return `${sum < 0n ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};
