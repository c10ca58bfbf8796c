import type { Tx } from "../ground/db/database.ts";
import { houseAccount, mainAccount } from "../ledger/accounts.ts";
import { KeyReused } from "../ledger/ledger.ts";
import type { Member } from "../members/sessions.ts";
import { minorUnits, money } from "../money/amounts.ts";
import { lockMember } from "../play/launches.ts";
import { publishCash, type CashPublisher } from "../play/member-events.ts";
import { mainBalance } from "../play/wallet.ts";
import type { Services } from "../services.ts";

type Needs = CashPublisher & Pick<Services, "ledger">;

export interface Adjustment {
  readonly member: Member;
  /** Decimal text; an amount with '-' is deducted. */
  readonly amount: string;
  /** A key is used for one movement only. */
  readonly key: string;
  /** Called once, in the transaction that moves the money, with the wallet's balance before and after. */
  readonly written: (tx: Tx, cash: Readonly<Record<"before" | "now", string>>) => Promise<void>;
}

export type Adjusted =
  | { readonly kind: "done"; readonly cash: string }
  | { readonly kind: "nothing" | "reused" | "insufficient" };

/** Adds play money from the house account, or takes it back; open pages get the new balance. */
export const adjustMoney = async (
  services: Needs,
  { member, amount: text, key, written }: Adjustment,
): Promise<Adjusted> => {
  const { db, ledger } = services;
  const size = minorUnits(text.replace("-", ""));
  if (size === undefined) return { kind: "nothing" };
  const amount = text.startsWith("-") ? -size : size;
  const outcome = await db
    .transaction(async (tx) => {
      // A parallel call that moves the whole balance has already read it.
      await lockMember(tx, member.id);
      const moved = await ledger.transfer(tx, {
        key: `operator:${key}`,
        kind: "operator",
        entries: [
          { account: houseAccount(member.currency), amount: -amount },
          { account: mainAccount(member.id, member.currency), amount },
        ],
      });
      const now = await mainBalance(services, tx, member);
      if (moved === "done") await written(tx, { before: money(now - amount), now: money(now) });
      return moved;
    })
    .catch((error: unknown) => {
      if (error instanceof KeyReused) return "reused" as const;
      throw error;
    });
  if (outcome === "reused" || outcome === "insufficient") return { kind: outcome };
  publishCash(services, member);
  return { kind: "done", cash: money(await mainBalance(services, db, member)) };
};
