import { eq } from "drizzle-orm";
import { siteTime, type Clock } from "../clock.ts";
import type { Database, Tx } from "../db/open.ts";
import { providerState } from "../db/schema.ts";

/** How a provider is reached right now. Times in ms since 1970. */
export type ProviderStanding =
  | { readonly state: "open" }
  | { readonly state: "maintenance"; readonly startAt: number; readonly endAt: number }
  | { readonly state: "slow"; readonly delayMs: number }
  | { readonly state: "refusing" };

export interface ProviderStates {
  standing(db: Database | Tx, gpId: string): Promise<ProviderStanding>;
  /** Those that are not simply open. */
  all(db: Database | Tx): Promise<ReadonlyMap<string, ProviderStanding>>;
  set(db: Database, gpId: string, standing: ProviderStanding): Promise<void>;
}

/** `maintain_interval` of code 203 (W-35). */
export const maintainInterval = (standing: {
  readonly startAt: number;
  readonly endAt: number;
}) => ({
  start_at: siteTime(standing.startAt),
  end_at: siteTime(standing.endAt),
});

const open: ProviderStanding = { state: "open" };

export const createProviderStates = (clock: Clock): ProviderStates => {
  const read = (row: typeof providerState.$inferSelect): ProviderStanding => {
    switch (row.state) {
      case "maintenance": {
        const { startAt, endAt } = row;
        if (startAt === null || endAt === null) return open;
        // Maintenance begins and ends by itself, at its stated times.
        return clock() >= startAt && clock() < endAt ? { state: row.state, startAt, endAt } : open;
      }
      case "slow":
        return { state: "slow", delayMs: row.delayMs };
      default:
        return { state: row.state };
    }
  };

  return {
    standing: async (db, gpId) => {
      const [row] = await db.select().from(providerState).where(eq(providerState.gpId, gpId));
      return row ? read(row) : open;
    },
    all: async (db) => {
      const rows = await db.select().from(providerState);
      return new Map(rows.map((row) => [row.gpId, read(row)]));
    },
    set: async (db, gpId, standing) => {
      const values = {
        state: standing.state,
        startAt: standing.state === "maintenance" ? standing.startAt : null,
        endAt: standing.state === "maintenance" ? standing.endAt : null,
        delayMs: standing.state === "slow" ? standing.delayMs : 0,
      };
      await db
        .insert(providerState)
        .values({ gpId, ...values })
        .onConflictDoUpdate({ target: providerState.gpId, set: values });
    },
  };
};
