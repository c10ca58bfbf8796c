const valueText = (value: unknown): string =>
  typeof value === "string" ? value : JSON.stringify(value);

/** `{state: "slow", delayMs: 10}` is "state slow, delayMs 10". */
export const detailText = (detail: Readonly<Record<string, unknown>>): string =>
  Object.entries(detail)
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name} ${valueText(value)}`)
    .join(", ");
