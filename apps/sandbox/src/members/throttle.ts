import { eq, sql } from "drizzle-orm";
import * as v from "valibot";
import type { SandboxConfig } from "../config.ts";
import type { Clock } from "../ground/clock.ts";
import { rowsOf, type Database } from "../ground/db/database.ts";
import { throttled } from "../ground/db/schema.ts";

/** At most `max` within a time window; a further attempt has to wait until the oldest one has expired. */
export interface Limit {
  readonly max: number;
  /** In ms. */
  readonly within: number;
}

/**
 * Counts in the database, so any number of sandboxes that use it share a limit. Known and unknown names are
 * counted alike, so that the counter does not reveal which accounts exist.
 */
export interface Throttle {
  /** Whole seconds to wait; 0 if an attempt is allowed. Does not count it: only `take` decides. */
  waitFor(name: string, limit: Limit): Promise<number>;
  /** Checks and counts an attempt in one step. Returns 0, or the whole seconds to wait. */
  take(name: string, limit: Limit): Promise<number>;
  forget(name: string): Promise<void>;
}

/** Expired names are removed after every this many attempts. */
const cleanEvery = 500;

const whole = v.pipe(v.string(), v.transform(Number), v.safeInteger());
const taken = v.object({ allowed: v.boolean(), blocking: v.nullable(whole) });

export const createThrottle = (db: Database, clock: Clock): Throttle => {
  let untilClean = cleanEvery;

  const secondsFrom = (blocking: number, { within }: Limit) =>
    Math.max(1, Math.ceil((blocking + within - clock()) / 1000));

  /** Clocks of several sandboxes differ a little; if one is set back far, no player is locked out. */
  const recent = ({ within }: Limit) =>
    sql`array(select one from unnest(t.times) as one
              where one > ${clock() - within}::bigint and one <= ${clock() + within}::bigint
              order by one)`;

  const clean = async () => {
    untilClean = cleanEvery;
    await db.execute(
      sql`delete from throttle where name in (
            select name from throttle where ends_at < ${clock()}::bigint
            for update skip locked)`,
    );
  };

  return {
    waitFor: async (name, limit) => {
      const [row] = await rowsOf(
        db,
        sql`select (found.times)[cardinality(found.times) - ${limit.max}::int + 1]::text as blocking
            from (select ${recent(limit)} as times from throttle t where t.name = ${name}) as found`,
        v.object({ blocking: v.nullable(whole) }),
      );
      const blocking = row?.blocking ?? undefined;
      return blocking === undefined ? 0 : secondsFrom(blocking, limit);
    },

    take: async (name, limit) => {
      untilClean -= 1;
      if (untilClean <= 0) await clean();
      const at = sql`${clock()}::bigint`;
      const endsAt = sql`${clock() + limit.within}::bigint`;
      const isFree = sql`cardinality(${recent(limit)}) < ${limit.max}::int`;
      // The row is locked from reading to writing the count, so parallel attempts are handled one by one.
      const [row] = await rowsOf(
        db,
        sql`insert into throttle as t (name, times, allowed, ends_at)
            values (${name}, array[${at}], true, ${endsAt})
            on conflict (name) do update set
              times = case when ${isFree} then ${recent(limit)} || ${at} else ${recent(limit)} end,
              allowed = ${isFree},
              ends_at = case when ${isFree} then ${endsAt} else t.ends_at end
            returning allowed,
              (times)[cardinality(times) - ${limit.max}::int + 1]::text as blocking`,
        taken,
      );
      return row === undefined || row.allowed ? 0 : secondsFrom(row.blocking ?? clock(), limit);
    },

    forget: async (name) => {
      await db.delete(throttled).where(eq(throttled.name, name));
    },
  };
};

/** The limit per address. It is raised in test mode, because tests send many requests from one machine. */
export const addressLimit = ({ testMode }: Pick<SandboxConfig, "testMode">, limit: Limit): Limit =>
  testMode ? { ...limit, max: limit.max * 300 } : limit;
