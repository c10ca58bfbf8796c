import type { Database, Tx } from "../db/open.ts";
import { mainAccount, providerWallet } from "../ledger/accounts.ts";
import { LedgerError, type TransferOutcome } from "../ledger/ledger.ts";
import type { Member } from "../members/sessions.ts";
import type { Services } from "../services.ts";
import { money } from "../ledger/money.ts";

type Worker = Pick<Services, "ledger">;

interface Reader {
  readonly ledger: Pick<Services["ledger"], "balance">;
}

/** Whose main wallet. */
type Owner = Pick<Member, "id" | "currency">;

export const mainBalance = ({ ledger }: Reader, db: Database | Tx, member: Owner) =>
  ledger.balance(db, mainAccount(member.id, member.currency));

/** Amounts were read under the member's lock: a transfer of them cannot lack money. */
const carriedOut = (outcome: TransferOutcome, key: string): void => {
  if (outcome !== "done") throw new LedgerError(`The transfer ${key} was ${outcome}.`);
};

/**
 * Everything in the main wallet goes to the provider; nothing happens when there is nothing. The member is
 * locked.
 */
export const moveToProvider = async (
  services: Worker,
  tx: Tx,
  member: Member,
  { gpId, key }: { readonly gpId: string; readonly key: string },
): Promise<void> => {
  const amount = await mainBalance(services, tx, member);
  if (amount === 0n) return;
  const outcome = await services.ledger.transfer(tx, {
    key,
    kind: "to-provider",
    entries: [
      { account: mainAccount(member.id, member.currency), amount: -amount },
      { account: providerWallet(member.id, gpId, member.currency), amount },
    ],
  });
  carriedOut(outcome, key);
};

/**
 * Everything that the wallets of these providers hold comes back, in one transaction of the ledger. The member
 * is locked.
 */
export const moveBack = async (
  { ledger }: Worker,
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
  carriedOut(outcome, key);
};

export const memberChannel = (memberId: number): string => `private-member.${memberId}`;

/** The member's events leave one after the other, and nobody waits for them. */
export const tellMember = (
  services: Pick<Services, "background">,
  memberId: number,
  task: () => Promise<void>,
): void => services.background.run(memberChannel(memberId), task);

/** What it takes to tell a member of the main wallet. */
export type Teller = Reader & Pick<Services, "background" | "db" | "publisher">;

/**
 * Tells every window of the member what the main wallet holds now. In turn: of two balances the newer
 * is read and sent last.
 */
export const publishCash = (services: Teller, member: Owner): void =>
  tellMember(services, member.id, async () => {
    const cash = money(await mainBalance(services, services.db, member));
    await services.publisher.publish([memberChannel(member.id)], "member.cash", { cash });
  });
