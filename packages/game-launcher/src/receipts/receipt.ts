import * as v from "valibot";

const text = v.pipe(v.string(), v.maxLength(200));
const moment = v.pipe(v.number(), v.integer(), v.minValue(0));
/** Decimal text; null if the platform has not sent it. */
const amount = v.nullable(v.pipe(v.string(), v.regex(/^\d{1,30}(\.\d+)?$/)));

const receiptSchema = v.object({
  launchId: v.pipe(text, v.minLength(1)),
  game: text,
  /** The provider's code, as used in the platform's balances. */
  provider: text,
  providerName: text,
  currency: text,
  /** The device's clock, in milliseconds since 1970. */
  start: moment,
  /** null while the game runs, and permanently if its end was never observed. */
  end: v.nullable(moment),
  /** The end is when a page found the game still open, not when it stopped: after a crash, a closed tab or a reload. */
  isFoundLate: v.optional(v.boolean(), false),
  moneyIn: amount,
  moneyOut: amount,
  /** null if the platform does not report it; the same applies to the result. */
  rounds: v.optional(v.nullable(moment), null),
  /** The payouts minus the stakes of the finished rounds; a loss has a minus sign. */
  result: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^-?\d{1,30}(\.\d+)?$/))), null),
  /** The stake of a round that is not over yet: neither lost nor returned. */
  openStake: v.optional(amount, null),
  /** Whether the provider had returned everything when the wallet was read after the game. */
  back: v.picklist(["all", "not-yet", "unknown"]),
});

/** The record of one game session, which a member can show to support. */
export type Receipt = Readonly<v.InferOutput<typeof receiptSchema>>;

export const maxStored = 50;

const stored = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ owner: v.string(), receipts: v.array(v.unknown()) }),
);

export interface StoredReceipts {
  readonly owner: string;
  readonly receipts: readonly Receipt[];
}

/** Undefined if nothing readable is stored; an unreadable receipt is dropped individually. */
export function readStoredReceipts(entry: string | null): StoredReceipts | undefined {
  const read = v.safeParse(stored, entry);
  if (!read.success) return undefined;
  const receipts = read.output.receipts.flatMap((each) => {
    const one = v.safeParse(receiptSchema, each);
    return one.success ? [one.output] : [];
  });
  return { owner: read.output.owner, receipts: receipts.slice(0, maxStored) };
}

/** Adds the receipt: it replaces an earlier state of itself, or becomes the newest. */
export function withReceipt(receipts: readonly Receipt[], one: Receipt): readonly Receipt[] {
  const index = receipts.findIndex(({ launchId }) => launchId === one.launchId);
  return index < 0 ? [one, ...receipts].slice(0, maxStored) : receipts.with(index, one);
}

export interface ToldReceipt extends Receipt {
  /** The game was opened. If not, the receipt counts only if a device has observed it. */
  readonly isOpened: boolean;
}

/**
 * The device's receipts, completed with the platform's, and those of other devices. Start and end are taken from this
 * device if it observed them.
 */
export function withPlatform(
  receipts: readonly Receipt[],
  told: readonly ToldReceipt[],
): readonly Receipt[] {
  const known = new Map(told.map((receipt) => [receipt.launchId, receipt]));
  const here = receipts.map((receipt): Receipt => {
    const { moneyIn, moneyOut, back, rounds, result, openStake, end } =
      known.get(receipt.launchId) ?? receipt;
    known.delete(receipt.launchId);
    const told = { moneyIn, moneyOut, back, rounds, result, openStake };
    return { ...receipt, ...told, end: receipt.end ?? end };
  });
  const elsewhere = [...known.values()].flatMap(({ isOpened, ...receipt }) =>
    isOpened ? [receipt] : [],
  );
  return [...here, ...elsewhere]
    .toSorted((one, other) => other.start - one.start)
    .slice(0, maxStored);
}
