import { isZero, minus, toMinor } from "@naluma/site/amounts";

/** What the platform says of a member's money, in decimal text. */
export interface WalletSnapshot {
  readonly main: string;
  /** What lies with each provider, by its code. */
  readonly held: Readonly<Record<string, string>>;
}

/** What `more` has beyond `less`; nothing where it has less, or `less` is not known. */
function beyond(more: string | undefined, less: string | undefined): string | undefined {
  if (more === undefined || less === undefined || toMinor(more) < toMinor(less)) return undefined;
  return minus(more, less);
}

const heldBy = (snapshot: WalletSnapshot, provider: string) => snapshot.held[provider] ?? "0.00";

/**
 * What went into the game: as much as the main wallet lost, and the provider has exactly that. Nothing where the two
 * do not agree: a gift came between them, something lay there before, or a round was played already.
 *
 * @param main the main wallet as the platform told it last before the start
 * @param after what the platform answered when the game had begun
 */
export function moneyIn(
  main: string | undefined,
  after: WalletSnapshot,
  provider: string,
): string | null {
  const lost = beyond(main, after.main);
  const isThere = lost !== undefined && toMinor(lost) === toMinor(heldBy(after, provider));
  return isThere ? lost : null;
}

/**
 * What came back: as much as the main wallet gained over the leave, once nothing is left with the provider.
 *
 * @param main the main wallet as the platform told it last before the leave
 * @param after what the platform answered after it
 */
export const moneyOut = (
  main: string | undefined,
  after: WalletSnapshot,
  provider: string,
): string | null => (isBack(after, provider) ? (beyond(after.main, main) ?? null) : null);

/** Has the provider nothing of this member's any more? */
export const isBack = (after: WalletSnapshot, provider: string): boolean =>
  isZero(heldBy(after, provider));
