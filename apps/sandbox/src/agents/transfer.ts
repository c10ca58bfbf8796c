import type { Clock } from "../ground/clock.ts";
import type { Tx } from "../ground/db/open.ts";
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
  /** Minor units, above zero. */
  readonly amount: bigint;
  /** One key, one transfer. */
  readonly key: string;
}

export type Transfer =
  | { readonly kind: "done"; readonly receiverId: number; readonly cash: bigint }
  /** `unknown`: nobody below the agent. `closed`: nobody may send money to the member now. */
  | { readonly kind: "no agent" | "unknown" | "closed" | "short" };

/** Two members are locked in one order, whoever of them acts: two transfers never wait for each other. */
const lockBoth = async (tx: Tx, one: number, other: number): Promise<void> => {
  await lockMember(tx, Math.min(one, other));
  await lockMember(tx, Math.max(one, other));
};

/** An agent sends money of the main wallet to a member below, however deep. */
export const sendToDownline = async (
  { ledger, clock }: Ports,
  tx: Tx,
  agent: Member,
  { account, amount, key }: Sent,
): Promise<Transfer> => {
  if (!agent.facts.agentActive) return { kind: "no agent" };
  // Somebody else's member and nobody at all are answered alike.
  const below = await memberBelow(tx, agent, account);
  if (!below) return { kind: "unknown" };
  if (below.state !== "active") return { kind: "closed" };
  await lockBoth(tx, agent.id, below.id);
  const player = { memberId: below.id, currency: agent.currency };
  if (!(await mayBeSentMoney(tx, player, clock()))) return { kind: "closed" };
  const purse = mainAccount(agent.id, agent.currency);
  const moved = await ledger.transfer(tx, {
    // The answer is remembered for a day, the ledger's key for ever: the time keeps keys apart.
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
