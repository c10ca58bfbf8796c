import { randomBytes } from "node:crypto";
import { commitmentTo } from "@naluma/game-engines/provably-fair";
import { and, eq, isNull } from "drizzle-orm";
import type { Tx } from "../ground/db/database.ts";
import { gameSeed } from "./schema.ts";
import type { Seed } from "./stored-rounds.ts";

export const newServerSeed = (): string => randomBytes(32).toString("hex");

/** The seed of a member's rounds with a provider, created if there is none. */
export async function seedInUse(
  tx: Tx,
  { memberId, gpId }: { readonly memberId: number; readonly gpId: string },
  at: number,
): Promise<Seed> {
  const [found] = await tx
    .select()
    .from(gameSeed)
    .where(
      and(eq(gameSeed.memberId, memberId), eq(gameSeed.gpId, gpId), isNull(gameSeed.revealedAt)),
    );
  if (found) return found;
  const serverSeed = newServerSeed();
  const [made] = await tx
    .insert(gameSeed)
    .values({
      memberId,
      gpId,
      serverSeed,
      commitment: await commitmentTo(serverSeed),
      createdAt: at,
    })
    .returning();
  if (!made) throw new Error("A seed was not stored");
  return made;
}

/** From then on its rounds can be verified, and no new one uses it. */
export async function putAway(tx: Tx, seed: Seed, revealedAt: number): Promise<Seed> {
  await tx.update(gameSeed).set({ revealedAt }).where(eq(gameSeed.id, seed.id));
  return { ...seed, revealedAt };
}
