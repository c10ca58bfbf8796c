import { count, isNull, sql } from "drizzle-orm";
import type { Hono } from "hono";
import * as v from "valibot";
import { isoTime } from "../ground/clock.ts";
import { rowsOf } from "../ground/db/database.ts";
import { session } from "../ground/db/schema.ts";
import { money } from "../money/amounts.ts";
import type { Services } from "../services.ts";
import type { Bound } from "../wire/client-address.ts";
import { accepted } from "./read-json.ts";

type Needs = Pick<Services, "clock" | "db" | "liveEvents" | "refusedCalls" | "sockets">;

/** Every socket of a logged-in member subscribes to one of these. */
const ofMember = /^private-member\.\d+$/;

const sum = v.object({
  currency: v.string(),
  main: v.pipe(
    v.string(),
    v.transform((text) => BigInt(text)),
  ),
  with_providers: v.pipe(
    v.string(),
    v.transform((text) => BigInt(text)),
  ),
});

/**
 * The data of the desk's first screen: one call reads memory only and is polled often, the other reads the
 * database.
 */
export const addDashboard = (app: Hono<Bound>, services: Needs): void => {
  const { clock, db, liveEvents, refusedCalls, sockets } = services;

  app.get("/sandbox/dashboard/live", (c) => {
    const open = sockets();
    return accepted(c, {
      now: isoTime(clock()),
      sockets: open && {
        connections: open.connections,
        members: open.channels.filter(({ name }) => ofMember.test(name)).length,
        channels: open.channels
          .map(({ name, subscribers }) => ({ name, subscribers }))
          .toSorted((a, b) => b.subscribers - a.subscribers || (a.name < b.name ? -1 : 1))
          .slice(0, 200),
        occupied: open.channels.length,
      },
      per_second: liveEvents.perSecond(),
      events: liveEvents.latest().map((event) => ({ ...event, at: isoTime(event.at) })),
      refused: refusedCalls.list().map((call) => ({ ...call, at: isoTime(call.at) })),
    });
  });

  app.get("/sandbox/dashboard/money", async (c) => {
    const sums = await rowsOf(
      db,
      sql`select currency,
            coalesce(sum(balance) filter (where kind = 'main'), 0)::text as main,
            coalesce(sum(balance) filter (where kind = 'provider-wallet'), 0)::text as with_providers
          from account where kind in ('main', 'provider-wallet') group by currency order by currency`,
      sum,
    );
    const [sessions] = await db
      .select({ open: count() })
      .from(session)
      .where(isNull(session.endsAt));
    return accepted(c, {
      sessions: sessions?.open ?? 0,
      wallets: sums.map((row) => ({
        currency: row.currency,
        main: money(row.main),
        with_providers: money(row.with_providers),
      })),
    });
  });
};
