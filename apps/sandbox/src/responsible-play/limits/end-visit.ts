import type { Clock } from "../../clock.ts";
import type { Tx } from "../../db/open.ts";
import type { Ledger } from "../../ledger/ledger.ts";
import type { Member } from "../../members/sessions.ts";
import { markLeft, runningLaunch } from "../../play/launches.ts";
import { moveBack } from "../../play/wallet.ts";
import { finishDue } from "../../providers/open-rounds.ts";
import { isReachable, type ProviderStatuses } from "../../providers/provider-status.ts";

/** What ending a game needs. */
export interface EndingPorts {
  readonly ledger: Ledger;
  readonly clock: Clock;
  readonly providerStatus: ProviderStatuses;
}

/**
 * The game that a member has open ends, and its money comes home; a provider that cannot be reached keeps it until
 * it is fetched. The caller holds the member's lock.
 */
export const endVisit = async (ports: EndingPorts, tx: Tx, member: Member): Promise<void> => {
  const running = await runningLaunch(tx, member.id);
  if (!running) return;
  const now = ports.clock();
  await markLeft(tx, member.id, now);
  await finishDue(ports, tx, { memberId: member.id, now });
  if (!isReachable(await ports.providerStatus.of(tx, running.gpId))) return;
  await moveBack(ports, tx, member, {
    gpIds: [running.gpId],
    key: `ended:${member.id}:${running.launchId}`,
    kind: "from-provider",
  });
};
