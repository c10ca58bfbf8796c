import type { Tx } from "../ground/db/open.ts";
import { houseAccount, mainAccount } from "../ledger/accounts.ts";
import { KeyReused } from "../ledger/ledger.ts";
import type { Member } from "../members/sessions.ts";
import { minorUnits, money } from "../money/decimal.ts";
import { lockMember } from "../play/launches.ts";
import { publishCash, type CashPublisher } from "../play/member-events.ts";
import { mainBalance } from "../play/wallet.ts";
import type { Services } from "../services.ts";

type Needs = CashPublisher & Pick<Services, "ledger">;

export interface Adjustment {
  readonly member: Member;
  /** Decimal text; what begins with '-' is taken away. */
  readonly amount: string;
  /** One key, one movement. */
  readonly key: string;
  /** Written down in the transaction that moves the money, once, with what the wallet held and holds. */
  readonly written: (tx: Tx, cash: Readonly<Record<"before" | "now", string>>) => Promise<void>;
}

export type Adjusted =
  | { readonly kind: "done"; readonly cash: string }
  | { readonly kind: "nothing" | "reused" | "insufficient" };

/** Gives play money out of the house, or takes it back; pages that are open see the new balance. */
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
      // Whoever moves the whole purse at this moment has read how much that is.
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
