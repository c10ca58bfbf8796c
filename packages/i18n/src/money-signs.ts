/** Currencies for which the specification uses a code that differs from ISO 4217. */
const known: Readonly<Record<string, string>> = { RMB: "CNY", WON: "KRW" };

/** The code by which players know a currency; calls and addresses keep the specification's code. */
export const currencyCode = (currency: string): string => known[currency] ?? currency;

/** Shown in place of an amount that is currently unknown. */
export const unknownAmount = "--";
