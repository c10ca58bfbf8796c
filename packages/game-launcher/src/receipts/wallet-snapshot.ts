import { isZero, minus, toMinor } from "@naluma/site/amounts";

/** A member's balances as reported by the platform, in decimal text. */
export interface WalletSnapshot {
  readonly main: string;
  /** The balance held by each provider, by its code. */
  readonly held: Readonly<Record<string, string>>;
}

/** By how much `more` exceeds `less`; undefined if it does not, or if `less` is unknown. */
function beyond(more: string | undefined, less: string | undefined): string | undefined {
  if (more === undefined || less === undefined || toMinor(more) < toMinor(less)) return undefined;
  return minus(more, less);
}

const heldBy = (snapshot: WalletSnapshot, provider: string) => snapshot.held[provider] ?? "0.00";

/**
 * The money transferred into the game: the amount that the main wallet lost, if the provider holds exactly that.
 * Null if the two differ: a gift arrived in between, the provider already held money, or a round was already
 * played.
 *
 * @param main the main wallet as last reported before the start
 * @param after the balances reported once the game had started
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
 * The money returned: the amount that the main wallet gained through the leave, once the provider holds nothing.
 *
 * @param main the main wallet as last reported before the leave
 * @param after the balances reported after it
 */
export const moneyOut = (
  main: string | undefined,
  after: WalletSnapshot,
  provider: string,
): string | null => (isBack(after, provider) ? (beyond(after.main, main) ?? null) : null);

/** Whether the provider holds nothing of this member's any more. */
export const isBack = (after: WalletSnapshot, provider: string): boolean =>
  isZero(heldBy(after, provider));
