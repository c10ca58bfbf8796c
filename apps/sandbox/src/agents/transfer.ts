import type { Clock } from "../ground/clock.ts";
import type { Tx } from "../ground/db/database.ts";
import { mainAccount } from "../ledger/accounts.ts";
import type { Ledger } from "../ledger/ledger.ts";
import type { Member } from "../members/sessions.ts";
import { lockMember } from "../play/launches.ts";
import { mayBeSentMoney } from "../responsible-play/limits/restriction.ts";
import { memberBelow } from "./downline.ts";

interface Ports {
  readonly ledger: Ledger;
  readonly clock: Clock;
}

interface Sent {
  readonly account: string;
  /** In minor units, above zero. */
  readonly amount: bigint;
  /** A key is used for one transfer only. */
  readonly key: string;
}

export type Transfer =
  | { readonly kind: "done"; readonly receiverId: number; readonly cash: bigint }
  /** `unknown`: not a member below the agent. `closed`: the member cannot receive money now. */
  | { readonly kind: "no agent" | "unknown" | "closed" | "short" };

/** Always locks the two members in the same order, so that two transfers never deadlock. */
const lockBoth = async (tx: Tx, one: number, other: number): Promise<void> => {
  await lockMember(tx, Math.min(one, other));
  await lockMember(tx, Math.max(one, other));
};

/** An agent sends money from the main wallet to a member below, at any depth. */
export const sendToDownline = async (
  { ledger, clock }: Ports,
  tx: Tx,
  agent: Member,
  { account, amount, key }: Sent,
): Promise<Transfer> => {
  if (!agent.facts.agentActive) return { kind: "no agent" };
  // Another agent's member gets the same response as an unknown account.
  const below = await memberBelow(tx, agent, account);
  if (!below) return { kind: "unknown" };
  if (below.state !== "active") return { kind: "closed" };
  await lockBoth(tx, agent.id, below.id);
  const player = { memberId: below.id, currency: agent.currency };
  if (!(await mayBeSentMoney(tx, player, clock()))) return { kind: "closed" };
  const purse = mainAccount(agent.id, agent.currency);
  const moved = await ledger.transfer(tx, {
    // The response is kept for a day, but the ledger's key for ever; the time keeps reused keys distinct.
    key: `agent-transfer:${agent.id}:${key}:${clock()}`,
    kind: "agent-transfer",
    entries: [
      { account: purse, amount: -amount },
      { account: mainAccount(below.id, agent.currency), amount },
    ],
  });
  if (moved !== "done") return { kind: "short" };
  return { kind: "done", receiverId: below.id, cash: await ledger.balance(tx, purse) };
};
