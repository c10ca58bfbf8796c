/** Where the specification has a code of its own for what every bank calls otherwise. */
const known: Readonly<Record<string, string>> = { RMB: "CNY", WON: "KRW" };

/** The code that a player knows a currency by; calls and addresses keep the specification's. */
export const currencyCode = (currency: string): string => known[currency] ?? currency;
