import { and, eq } from "drizzle-orm";
import { answeredCall, launch } from "../ground/db/schema.ts";
import { providerWallet } from "../ledger/accounts.ts";
import { lockMember } from "../play/launches.ts";
import type { Launch } from "../play/launches.ts";
import { topUp } from "../play/top-up.ts";
import type { TopUp } from "../play/top-up.ts";
import { isReachable } from "../rounds/provider-status.ts";
import type { RoundsPorts } from "../rounds/rounds.ts";

/** `ended`: the game was left. `reused`: the key belongs to another game. `closed`: the provider accepts no money. */
type Pressed = TopUp | { readonly kind: "ended" | "reused" | "closed" };

const call = "provider:top-up";

/**
 * Adds play money to the wallet of the running game. Each press has a key and takes effect once, however often
 * it is sent; a refused press moved nothing and may be sent again.
 */
export const pressTopUp = (
  ports: RoundsPorts,
  playing: Launch,
  pressKey: string,
): Promise<Pressed> =>
  ports.db.transaction(async (tx): Promise<Pressed> => {
    const { memberId, gpId, currency } = playing;
    await lockMember(tx, memberId);
    const [current] = await tx.select().from(launch).where(eq(launch.id, playing.id));
    if (current?.state !== "open") return { kind: "ended" };

    const [before] = await tx
      .select()
      .from(answeredCall)
      .where(
        and(
          eq(answeredCall.memberId, memberId),
          eq(answeredCall.call, call),
          eq(answeredCall.key, pressKey),
        ),
      );
    const bodyHash = `launch ${playing.id}`;
    if (before) {
      return before.bodyHash === bodyHash
        ? { kind: "done", amount: BigInt(before.message) }
        : { kind: "reused" };
    }

    if (!isReachable(await ports.providerStatus.of(tx, gpId))) return { kind: "closed" };
    const account = providerWallet(memberId, gpId, currency);
    const outcome = await topUp(ports, tx, { memberId, currency, account });
    if (outcome.kind === "done") {
      const message = String(outcome.amount);
      const at = ports.clock();
      await tx
        .insert(answeredCall)
        .values({ memberId, call, key: pressKey, bodyHash, code: "100", message, at });
    }
    return outcome;
  });
