import { and, asc, count, desc, eq } from "drizzle-orm";
import type { Clock } from "../ground/clock.ts";
import type { Database, Tx } from "../ground/db/database.ts";
import type { Member } from "../members/sessions.ts";
import { lockMember } from "../play/launches.ts";
import { bankAccount } from "./schema.ts";

/** The most accounts that a member can have. */
export const maxBankAccounts = 5;

export type BankAccount = typeof bankAccount.$inferSelect;

/** The default first, then the others in the order in which they were added. */
export const bankAccountsOf = (
  db: Database | Tx,
  memberId: number,
): Promise<readonly BankAccount[]> =>
  db
    .select()
    .from(bankAccount)
    .where(eq(bankAccount.memberId, memberId))
    .orderBy(desc(bankAccount.isDefault), asc(bankAccount.id));

export const hasBankAccount = async (db: Database | Tx, memberId: number): Promise<boolean> => {
  const [found] = await db
    .select({ many: count() })
    .from(bankAccount)
    .where(eq(bankAccount.memberId, memberId));
  return (found?.many ?? 0) > 0;
};

export interface NewBankAccount {
  readonly bank: string;
  readonly holder: string;
  readonly number: string;
}

const plain = (name: string): string => name.trim().replaceAll(/\s+/g, " ").toLowerCase();

/** The account must be the member's own: if the profile has a name, the holder must match it. */
export const isOwnName = ({ facts }: Member, holder: string): boolean =>
  facts.name === undefined || plain(facts.name) === plain(holder);

export type Added = "done" | "known" | "full";

interface Tools {
  readonly db: Database;
  readonly clock: Clock;
}

/** A member's first account becomes the default. */
export const addBankAccount = (
  { db, clock }: Tools,
  memberId: number,
  { bank, holder, number }: NewBankAccount,
): Promise<Added> =>
  db.transaction(async (tx) => {
    await lockMember(tx, memberId);
    const before = await bankAccountsOf(tx, memberId);
    if (before.some((one) => one.number === number)) return "known";
    if (before.length >= maxBankAccounts) return "full";
    await tx.insert(bankAccount).values({
      memberId,
      bank: bank.trim(),
      holder: holder.trim(),
      number,
      isDefault: before.length === 0,
      createdAt: clock(),
    });
    return "done";
  });

const ofMember = (memberId: number, id: number) =>
  and(eq(bankAccount.memberId, memberId), eq(bankAccount.id, id));

const setDefault = async (tx: Tx, memberId: number, id: number): Promise<void> => {
  await tx.update(bankAccount).set({ isDefault: false }).where(eq(bankAccount.memberId, memberId));
  await tx.update(bankAccount).set({ isDefault: true }).where(ofMember(memberId, id));
};

/** False if the member has no such account. */
export const makeDefault = (
  { db }: Pick<Tools, "db">,
  memberId: number,
  id: number,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    await lockMember(tx, memberId);
    const own = await bankAccountsOf(tx, memberId);
    if (!own.some((one) => one.id === id)) return false;
    await setDefault(tx, memberId, id);
    return true;
  });

/** False if the member has no such account. If the default is removed, the oldest remaining account replaces it. */
export const removeBankAccount = (
  { db }: Pick<Tools, "db">,
  memberId: number,
  id: number,
): Promise<boolean> =>
  db.transaction(async (tx) => {
    await lockMember(tx, memberId);
    const gone = await tx.delete(bankAccount).where(ofMember(memberId, id)).returning();
    if (gone.length === 0) return false;
    const [first] = await bankAccountsOf(tx, memberId);
    if (first && !first.isDefault) await setDefault(tx, memberId, first.id);
    return true;
  });
