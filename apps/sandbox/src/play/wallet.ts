import type { Database, Tx } from "../ground/db/database.ts";
import { mainAccount, providerWallet } from "../ledger/accounts.ts";
import { LedgerError, type Ledger, type TransferOutcome } from "../ledger/ledger.ts";
import type { Member } from "../members/sessions.ts";

interface Transferring {
  readonly ledger: Ledger;
}

export interface BalanceReader {
  readonly ledger: Pick<Ledger, "balance">;
}

export type WalletOwner = Pick<Member, "id" | "currency">;

export const mainBalance = ({ ledger }: BalanceReader, db: Database | Tx, member: WalletOwner) =>
  ledger.balance(db, mainAccount(member.id, member.currency));

/** The amounts were read while the member was locked, so the transfer cannot overdraw. */
const ensureDone = (outcome: TransferOutcome, key: string): void => {
  if (outcome !== "done") throw new LedgerError(`The transfer ${key} was ${outcome}.`);
};

/** Moves the main wallet's whole balance to the provider; does nothing if it is empty. The member is locked. */
export const moveToProvider = async (
  { ledger }: Transferring,
  tx: Tx,
  member: Member,
  { gpId, key }: { readonly gpId: string; readonly key: string },
): Promise<void> => {
  const amount = await mainBalance({ ledger }, tx, member);
  if (amount === 0n) return;
  const outcome = await ledger.transfer(tx, {
    key,
    kind: "to-provider",
    entries: [
      { account: mainAccount(member.id, member.currency), amount: -amount },
      { account: providerWallet(member.id, gpId, member.currency), amount },
    ],
  });
  ensureDone(outcome, key);
};

/** Returns the whole balance of these providers' wallets in one ledger transaction. The member is locked. */
export const moveBack = async (
  { ledger }: Transferring,
  tx: Tx,
  member: Member,
  {
    gpIds,
    key,
    kind,
  }: { readonly gpIds: readonly string[]; readonly key: string; readonly kind: string },
): Promise<void> => {
  const wallets = await ledger.providerWallets(tx, member.id, member.currency);
  const held = gpIds.flatMap((gpId) => {
    const amount = wallets.get(gpId) ?? 0n;
    return amount > 0n ? [{ gpId, amount }] : [];
  });
  if (held.length === 0) return;
  const outcome = await ledger.transfer(tx, {
    key,
    kind,
    entries: [
      ...held.map(({ gpId, amount }) => ({
        account: providerWallet(member.id, gpId, member.currency),
        amount: -amount,
      })),
      {
        account: mainAccount(member.id, member.currency),
        amount: held.reduce((sum, { amount }) => sum + amount, 0n),
      },
    ],
  });
  ensureDone(outcome, key);
};
