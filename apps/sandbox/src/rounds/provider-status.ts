import { setTimeout as pause } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { type Clock, siteTime } from "../ground/clock.ts";
import type { Database, Tx } from "../ground/db/database.ts";
import { providerState } from "../ground/db/schema.ts";

/** The availability of a provider. Times in ms since 1970. */
export type ProviderStatus =
  | { readonly state: "open" }
  | { readonly state: "maintenance"; readonly startAt: number; readonly endAt: number }
  | { readonly state: "slow"; readonly delayMs: number }
  | { readonly state: "refusing" };

export interface ProviderStatuses {
  of(db: Database | Tx, gpId: string): Promise<ProviderStatus>;
  /** Providers that are not simply open. */
  all(db: Database | Tx): Promise<ReadonlyMap<string, ProviderStatus>>;
  /** Maintenance that has not begun yet. */
  planned(
    db: Database | Tx,
  ): Promise<ReadonlyMap<string, { readonly startAt: number; readonly endAt: number }>>;
  set(db: Database | Tx, gpId: string, status: ProviderStatus): Promise<void>;
  /** Waits as long as the provider is slowed down, in ms. */
  delay(ms: number): Promise<void>;
}

/** Money can be moved to and from this provider. */
export const isReachable = ({ state }: ProviderStatus): boolean =>
  state === "open" || state === "slow";

/** The `maintain_interval` of code 203 (W-35). */
export const maintainInterval = (status: { readonly startAt: number; readonly endAt: number }) => ({
  start_at: siteTime(status.startAt),
  end_at: siteTime(status.endAt),
});

/** The longest delay of a slow provider's call, in ms; the client gives up after 30 s. */
const longestDelay = 60_000;

const open: ProviderStatus = { state: "open" };

export const createProviderStatuses = (clock: Clock): ProviderStatuses => {
  const read = (row: typeof providerState.$inferSelect): ProviderStatus => {
    switch (row.state) {
      case "maintenance": {
        const { startAt, endAt } = row;
        if (startAt === null || endAt === null) return open;
        // Maintenance begins and ends automatically at its scheduled times.
        return clock() >= startAt && clock() < endAt ? { state: row.state, startAt, endAt } : open;
      }
      case "slow":
        return { state: "slow", delayMs: row.delayMs };
      default:
        return { state: row.state };
    }
  };

  return {
    of: async (db, gpId) => {
      const [row] = await db.select().from(providerState).where(eq(providerState.gpId, gpId));
      return row ? read(row) : open;
    },
    all: async (db) => {
      const rows = await db.select().from(providerState);
      return new Map(rows.map((row) => [row.gpId, read(row)]));
    },
    planned: async (db) => {
      const rows = await db.select().from(providerState);
      return new Map(
        rows.flatMap(({ gpId, state, startAt, endAt }) =>
          state === "maintenance" && startAt !== null && endAt !== null && startAt > clock()
            ? [[gpId, { startAt, endAt }] as const]
            : [],
        ),
      );
    },
    set: async (db, gpId, status) => {
      const values = {
        state: status.state,
        startAt: status.state === "maintenance" ? status.startAt : null,
        endAt: status.state === "maintenance" ? status.endAt : null,
        delayMs: status.state === "slow" ? status.delayMs : 0,
      };
      await db
        .insert(providerState)
        .values({ gpId, ...values })
        .onConflictDoUpdate({ target: providerState.gpId, set: values });
    },
    delay: (ms) => pause(Math.min(longestDelay, ms)),
  };
};

/** A provider without a status is simply open. */
export const canReturn = (status: ProviderStatus | undefined): boolean =>
  status === undefined || isReachable(status);

/**
 * The providers with money that can return it now, and why not all of them can: `partly` if one refuses,
 * otherwise `maintenance`. A refusal takes precedence over maintenance, which ends by itself.
 */
export const returnable = (
  gpIds: readonly string[],
  statuses: ReadonlyMap<string, ProviderStatus>,
): { readonly gpIds: readonly string[]; readonly short?: "partly" | "maintenance" } => {
  const reachable = gpIds.filter((gpId) => canReturn(statuses.get(gpId)));
  if (reachable.length === gpIds.length) return { gpIds: reachable };
  const isRefused = gpIds.some((gpId) => statuses.get(gpId)?.state === "refusing");
  return { gpIds: reachable, short: isRefused ? "partly" : "maintenance" };
};
