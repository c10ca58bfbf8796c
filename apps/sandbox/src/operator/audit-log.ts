import { and, desc, eq, gte, like, lt, sql, type SQL } from "drizzle-orm";
import type { Hono } from "hono";
import * as v from "valibot";
import { isoTime } from "../ground/clock.ts";
import type { Services } from "../services.ts";
import type { Bound } from "../wire/client-address.ts";
import { accepted } from "./read-json.ts";
import { id, instant, readQuery, size, word } from "./read-query.ts";
import { operatorAction } from "./schema.ts";

const query = v.strictObject({
  who: v.optional(word),
  /** A kind of object, `member`, or an action on it, `member.money`. */
  what: v.optional(word),
  /** The site of the affected members or pages. */
  site_id: v.optional(id),
  /** The beginning of a target. */
  target: v.optional(word),
  from: v.optional(instant),
  to: v.optional(instant),
  before: v.optional(id),
  limit: v.optional(size, "50"),
});

/** A reader's input is literal text, not a pattern. */
const begins = (text: string) => `${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

const whatIs = (what: string): SQL =>
  what.includes(".")
    ? eq(operatorAction.what, what)
    : like(operatorAction.what, begins(`${what}.`));

/** GET /sandbox/audit: the operators' actions, newest first, and the names that they can be filtered by. */
export const addAuditLog = (app: Hono<Bound>, { db }: Pick<Services, "db">): void => {
  app.get("/sandbox/audit", async (c) => {
    const read = readQuery(c, query);
    if ("refused" in read) return read.refused;
    const { who, what, site_id, target, from, to, before, limit } = read.query;
    const rows = await db
      .select()
      .from(operatorAction)
      .where(
        and(
          who === undefined ? undefined : eq(operatorAction.who, who),
          what === undefined ? undefined : whatIs(what),
          site_id === undefined
            ? undefined
            : sql`${operatorAction.detail}->>'site_id' = ${String(site_id)}`,
          target === undefined ? undefined : like(operatorAction.target, begins(target)),
          from === undefined ? undefined : gte(operatorAction.at, from),
          to === undefined ? undefined : lt(operatorAction.at, to),
          before === undefined ? undefined : lt(operatorAction.id, before),
        ),
      )
      .orderBy(desc(operatorAction.id))
      .limit(limit + 1);
    const names = await db
      .selectDistinct({ who: operatorAction.who, what: operatorAction.what })
      .from(operatorAction);
    const list = rows.slice(0, limit);
    return accepted(c, {
      list: list.map((row) => ({ ...row, at: isoTime(row.at) })),
      next: rows.length > limit ? (list.at(-1)?.id ?? null) : null,
      who: [...new Set(names.map((name) => name.who))].toSorted(),
      what: [...new Set(names.map((name) => name.what))].toSorted(),
    });
  });
};
