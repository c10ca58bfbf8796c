import type { RoundState } from "@naluma/game-engines/engine";
import type { Clock } from "../ground/clock.ts";
import type { Tx } from "../ground/db/database.ts";
import type { Ledger } from "../ledger/ledger.ts";
import { payWin, walletOf } from "./round-money.ts";
import { roundStateAt } from "./round-state.ts";
import { gameRound } from "./schema.ts";
import { engineOfRound, openRounds, whileOpen } from "./stored-rounds.ts";
import type { RoundWithSeed, StoredRound } from "./stored-rounds.ts";

interface Ports {
  readonly ledger: Ledger;
  readonly clock: Clock;
}

interface DuePorts extends Ports {
  /** Called inside the transaction for each round that was ended. */
  readonly ended?: () => void;
}

/** Ends an open round: the win is paid once, whichever call ends it. */
export async function finish(
  { ledger, clock }: Ports,
  tx: Tx,
  round: StoredRound,
  { win, shown }: RoundState,
): Promise<StoredRound> {
  await payWin(ledger, tx, round, { roundId: round.roundId, step: "win", amount: win });
  const [finished] = await tx
    .update(gameRound)
    .set({ win, shown, endedAt: clock(), balance: await ledger.balance(tx, walletOf(round)) })
    .where(whileOpen(round))
    .returning();
  if (!finished) throw new Error(`The round ${round.roundId} ended twice`);
  return finished;
}

/**
 * Ends rounds whose time is over: a flight that nobody watches any more is finished, and its win is paid first.
 * The caller has locked the member.
 *
 * @param now ms since 1970
 * @returns the rounds that continue
 */
export async function finishDue(
  ports: DuePorts,
  tx: Tx,
  { memberId, now }: { readonly memberId: number; readonly now: number },
): Promise<readonly RoundWithSeed[]> {
  const rest: RoundWithSeed[] = [];
  for (const open of await openRounds(tx, memberId)) {
    const { serverSeed } = open.seed;
    const state = await roundStateAt(engineOfRound(open.round), open.round, { serverSeed, now });
    if (state.isOver) {
      await finish(ports, tx, open.round, state);
      ports.ended?.();
    } else rest.push(open);
  }
  return rest;
}
