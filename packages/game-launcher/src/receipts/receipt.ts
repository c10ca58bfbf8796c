import * as v from "valibot";

const text = v.pipe(v.string(), v.maxLength(200));
const moment = v.pipe(v.number(), v.integer(), v.minValue(0));
/** Decimal text; null if the platform has not sent it. */
const amount = v.nullable(v.pipe(v.string(), v.regex(/^\d{1,30}(\.\d+)?$/)));

const receiptSchema = v.object({
  launchId: v.pipe(text, v.minLength(1)),
  game: text,
  /** The provider's code, by which the platform reports balances. */
  provider: text,
  providerName: text,
  currency: text,
  /** By the device's clock, in milliseconds since 1970. */
  start: moment,
  /** null while the game runs, and for good where nobody saw its end. */
  end: v.nullable(moment),
  /** The end is when a page found the game left open, not when it stopped: a crash, a closed tab, a reload. */
  isFoundLate: v.optional(v.boolean(), false),
  moneyIn: amount,
  moneyOut: amount,
  /** null where the platform does not tell it, as with the result. */
  rounds: v.optional(v.nullable(moment), null),
  /** What the rounds that are over paid less what they cost; a loss has a minus. */
  result: v.optional(v.nullable(v.pipe(v.string(), v.regex(/^-?\d{1,30}(\.\d+)?$/))), null),
  /** What lies on a round that is not over: it is neither lost nor home. */
  openStake: v.optional(amount, null),
  /** Whether the provider had given everything back when the wallet was read after the game. */
  back: v.picklist(["all", "not-yet", "unknown"]),
});

/** What a member can show support of one session of a game. */
export type Receipt = Readonly<v.InferOutput<typeof receiptSchema>>;

/** So many are kept, the newest ones. */
export const maxStored = 50;

const stored = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ owner: v.string(), receipts: v.array(v.unknown()) }),
);

/** Receipts, newest first, and whose they are: site and member. */
export interface StoredReceipts {
  readonly owner: string;
  readonly receipts: readonly Receipt[];
}

/** Empty if nothing readable is stored; a single unreadable receipt is dropped by itself. */
export function readStoredReceipts(entry: string | null): StoredReceipts | undefined {
  const read = v.safeParse(stored, entry);
  if (!read.success) return undefined;
  const receipts = read.output.receipts.flatMap((each) => {
    const one = v.safeParse(receiptSchema, each);
    return one.success ? [one.output] : [];
  });
  return { owner: read.output.owner, receipts: receipts.slice(0, maxStored) };
}

/** With this receipt: in the place of an earlier state of it, else as the newest. */
export function withReceipt(receipts: readonly Receipt[], one: Receipt): readonly Receipt[] {
  const index = receipts.findIndex(({ launchId }) => launchId === one.launchId);
  return index < 0 ? [one, ...receipts].slice(0, maxStored) : receipts.with(index, one);
}

/** A receipt as the platform has it. */
export interface ToldReceipt extends Receipt {
  /** Its game was opened. If not, it counts only where a device has seen it. */
  readonly isOpened: boolean;
}

/**
 * The device's receipts with what the platform knows of them, and those of other devices. When a game began and
 * ended this device has seen itself.
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
