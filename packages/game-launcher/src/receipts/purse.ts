/** What the platform says of a member's money, in decimal text. */
export interface Purse {
  readonly main: string;
  /** What lies with each provider, by its code. */
  readonly held: Readonly<Record<string, string>>;
}

/** In whole hundredths; nothing for a text that is no amount. */
function minor(amount: string): bigint | undefined {
  const match = /^(-?)(\d+)(?:\.(\d+))?$/.exec(amount);
  if (!match) return undefined;
  const [, sign, whole = "0", places = ""] = match;
  const digits = BigInt(whole) * 100n + BigInt(places.slice(0, 2).padEnd(2, "0"));
  return sign === "-" ? -digits : digits;
}

function written(hundredths: bigint): string {
  const digits = hundredths.toString().padStart(3, "0");
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** What `more` has beyond `less`; nothing where it has less, or one of them is not known. */
function beyond(more: string | undefined, less: string | undefined): bigint | undefined {
  const [a, b] = [minor(more ?? ""), minor(less ?? "")];
  return a === undefined || b === undefined || a < b ? undefined : a - b;
}

const heldBy = (purse: Purse, provider: string) => minor(purse.held[provider] ?? "0");

/**
 * What went into the game: as much as the main wallet lost, and the provider has exactly that. Nothing where the two
 * do not agree: a gift came between them, something lay there before, or a round was played already.
 *
 * @param main the main wallet as the platform told it last before the start
 * @param after what the platform answered when the game had begun
 */
export function moneyIn(main: string | undefined, after: Purse, provider: string): string | null {
  const lost = beyond(main, after.main);
  return lost !== undefined && lost === heldBy(after, provider) ? written(lost) : null;
}

/**
 * What came back: as much as the main wallet gained over the leave, once nothing is left with the provider.
 *
 * @param main the main wallet as the platform told it last before the leave
 * @param after what the platform answered after it
 */
export function moneyOut(main: string | undefined, after: Purse, provider: string): string | null {
  if (!isBack(after, provider)) return null;
  const gained = beyond(after.main, main);
  return gained === undefined ? null : written(gained);
}

export const isBack = (after: Purse, provider: string): boolean => heldBy(after, provider) === 0n;
