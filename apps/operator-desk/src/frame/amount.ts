import { placesOf } from "@naluma/site/currency";

/** `-1234567.80` is `-1,234,567.80`, in VND `-1,234,567`: text from the wire to the screen, never a float. */
export const amountText = (amount: string, currency: string): string =>
  (placesOf(currency) === 0 ? amount.replace(/\.\d*$/, "") : amount).replace(/^-?\d+/, (whole) =>
    whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ","),
  );

/** The same with its currency: `1,234,567.80 USD`. */
export const moneyText = (amount: string, currency: string): string =>
  `${amountText(amount, currency)} ${currency}`;

const hundredths = (amount: string): bigint => {
  const [, sign = "", whole = "0", part = ""] = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(amount) ?? [];
  return BigInt(sign + whole + part.padEnd(2, "0"));
};

/** Amounts as the wire or somebody wrote them, added up as the wire writes them. */
export const sumOf = (...amounts: readonly string[]): string => {
  const sum = amounts.reduce((all, amount) => all + hundredths(amount), 0n);
  const digits = String(sum < 0n ? -sum : sum).padStart(3, "0");
  return `${sum < 0n ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};
