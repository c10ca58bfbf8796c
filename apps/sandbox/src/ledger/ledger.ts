import { and, asc, eq, gte, or, sql } from "drizzle-orm";
import type { Clock } from "../ground/clock.ts";
import type { Database, Tx } from "../ground/db/database.ts";
import { account, entry, transaction } from "../ground/db/schema.ts";
import { houseAccount, memberOwner, type AccountName } from "./accounts.ts";

export interface Entry {
  readonly account: AccountName;
  /** In minor units; negative for money leaving the account. */
  readonly amount: bigint;
}

export interface Transfer {
  /** A key takes effect only once, however often it is repeated. */
  readonly key: string;
  readonly kind: string;
  readonly entries: readonly Entry[];
}

/** `repeated`: the key was already used with the same entries, and nothing was moved this time. */
export type TransferOutcome = "done" | "repeated" | "insufficient";

/** A bug in the caller, such as entries that do not balance. */
export class LedgerError extends Error {
  override readonly name: string = "LedgerError";
}

/** The key was already used for another transfer. */
export class KeyReused extends LedgerError {
  override readonly name = "KeyReused";
  constructor(key: string) {
    super(`The key ${key} was used for another transfer.`);
  }
}

const nameOf = (name: AccountName) => `${name.owner} ${name.kind} ${name.gpId} ${name.currency}`;

/** One non-zero entry per account, in an order that is the same for equal transfers. */
const combined = (entries: readonly Entry[]): readonly Entry[] => {
  const sums = new Map<string, Entry>();
  for (const { account: name, amount } of entries) {
    const before = sums.get(nameOf(name))?.amount ?? 0n;
    sums.set(nameOf(name), { account: name, amount: before + amount });
  }
  return [...sums.entries()]
    .filter(([, { amount }]) => amount !== 0n)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, value]) => value);
};

const refuseUnbalanced = (entries: readonly Entry[], key: string) => {
  const sums = new Map<string, bigint>();
  for (const { account: name, amount } of entries)
    sums.set(name.currency, (sums.get(name.currency) ?? 0n) + amount);
  if (entries.length === 0 || [...sums.values()].some((sum) => sum !== 0n))
    throw new LedgerError(`The entries of ${key} do not sum to zero.`);
};

const isAccount = (name: AccountName) =>
  and(
    eq(account.owner, name.owner),
    eq(account.kind, name.kind),
    eq(account.gpId, name.gpId),
    eq(account.currency, name.currency),
  );

/** The accounts' rows, created if missing, and locked in the same order by every caller. */
const lockAccounts = async (tx: Tx, names: readonly AccountName[]) => {
  await tx
    .insert(account)
    .values(names.map((name) => ({ ...name, balance: 0n, opening: 0n })))
    .onConflictDoNothing();
  const rows = await tx
    .select()
    .from(account)
    .where(or(...names.map(isAccount)))
    .orderBy(asc(account.id))
    .for("update");
  return new Map(rows.map((row) => [nameOf(row), row]));
};

const earlier = async (tx: Tx, key: string) => {
  const [found] = await tx.select().from(transaction).where(eq(transaction.key, key));
  return found;
};

const sameTransfer = async (
  tx: Tx,
  found: { readonly id: number; readonly kind: string },
  { key, kind }: Transfer,
  entries: readonly Entry[],
) => {
  const stored = await tx
    .select({ name: account, amount: entry.amount })
    .from(entry)
    .innerJoin(account, eq(account.id, entry.accountId))
    .where(eq(entry.transactionId, found.id));
  const text = (list: readonly Entry[]) =>
    combined(list)
      .map(({ account: name, amount }) => `${nameOf(name)} ${amount}`)
      .join("\n");
  const before = stored.map(({ name, amount }) => ({ account: name, amount }));
  if (found.kind !== kind || text(before) !== text(entries)) throw new KeyReused(key);
};

export interface Ledger {
  /** Moves money inside the caller's transaction; `insufficient` leaves everything unchanged. */
  transfer(tx: Tx, transfer: Transfer): Promise<TransferOutcome>;
  /** In minor units; 0 for an account that was never used. */
  balance(db: Database | Tx, name: AccountName): Promise<bigint>;
  /** The balances of all of a member's provider wallets, by gp_id. */
  providerWallets(
    db: Database | Tx,
    memberId: number,
    currency: string,
  ): Promise<ReadonlyMap<string, bigint>>;
  /** Opens the house account of a currency with its minted amount; does nothing if it already exists. */
  mint(tx: Tx, currency: string, amount: bigint): Promise<void>;
}

export const createLedger = (clock: Clock): Ledger => ({
  transfer: async (tx, transfer) => {
    const entries = combined(transfer.entries);
    refuseUnbalanced(entries, transfer.key);

    const rows = await lockAccounts(
      tx,
      entries.map(({ account: name }) => name),
    );
    // Checked after locking: a parallel call with the same key has committed by now.
    const found = await earlier(tx, transfer.key);
    if (found) {
      await sameTransfer(tx, found, transfer, entries);
      return "repeated";
    }
    const rowOf = ({ account: name }: Entry) => {
      const row = rows.get(nameOf(name));
      if (!row) throw new LedgerError(`There is no account ${nameOf(name)}.`);
      return row;
    };
    if (entries.some((part) => rowOf(part).balance + part.amount < 0n)) return "insufficient";

    const [made] = await tx
      .insert(transaction)
      .values({ key: transfer.key, kind: transfer.kind, at: clock() })
      .onConflictDoNothing()
      .returning();
    if (!made) throw new KeyReused(transfer.key);

    await tx.insert(entry).values(
      entries.map((part) => ({
        transactionId: made.id,
        accountId: rowOf(part).id,
        amount: part.amount,
      })),
    );
    for (const part of entries.toSorted((a, b) => rowOf(a).id - rowOf(b).id)) {
      const updated = await tx
        .update(account)
        .set({ balance: sql`${account.balance} + ${part.amount}` })
        .where(
          and(eq(account.id, rowOf(part).id), gte(sql`${account.balance} + ${part.amount}`, 0)),
        )
        .returning({ id: account.id });
      if (updated.length !== 1) throw new LedgerError(`A balance would become negative.`);
    }
    return "done";
  },

  balance: async (db, name) => {
    const [row] = await db.select().from(account).where(isAccount(name));
    return row?.balance ?? 0n;
  },

  providerWallets: async (db, memberId, currency) => {
    const rows = await db
      .select()
      .from(account)
      .where(
        and(
          eq(account.owner, memberOwner(memberId)),
          eq(account.kind, "provider-wallet"),
          eq(account.currency, currency),
        ),
      );
    return new Map(rows.map(({ gpId, balance }) => [gpId, balance]));
  },

  mint: async (tx, currency, amount) => {
    await tx
      .insert(account)
      .values({ ...houseAccount(currency), balance: amount, opening: amount })
      .onConflictDoNothing();
  },
});
