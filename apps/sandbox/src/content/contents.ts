import { and, asc, eq } from "drizzle-orm";
import * as v from "valibot";
import type { Clock } from "../ground/clock.ts";
import type { Database, Tx } from "../ground/db/database.ts";
import { content } from "../ground/db/schema.ts";
import { contentKinds, type ContentKind, type ContentOf, type Placed } from "./content-kinds.ts";
import { sanitised } from "./sanitised.ts";

export interface Contents {
  /** In display order. */
  list<Kind extends ContentKind>(siteId: number, kind: Kind): Promise<readonly Placed<Kind>[]>;
  /** Replaces everything of the kind; HTML is sanitised before it is stored. */
  replace<Kind extends ContentKind>(
    db: Database | Tx,
    siteId: number,
    kind: Kind,
    items: readonly ContentOf<Kind>[],
  ): Promise<void>;
}

const safe = (value: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => {
  const { content: maps } = value;
  if (typeof maps !== "object" || maps === null) return value;
  const cleaned = Object.entries(maps).map(([lang, text]) => [lang, sanitised(String(text))]);
  return { ...value, content: Object.fromEntries(cleaned) };
};

const record = v.record(v.string(), v.unknown());

export const createContents = (db: Database, clock: Clock): Contents => ({
  list: async (siteId, kind) => {
    const rows = await db
      .select()
      .from(content)
      .where(and(eq(content.siteId, siteId), eq(content.kind, kind), eq(content.shown, true)))
      .orderBy(asc(content.position), asc(content.id));
    return rows.map(({ id, position, value }) => ({
      ...v.parse(contentKinds[kind], value),
      id,
      position,
    }));
  },
  replace: async (where, siteId, kind, items) => {
    await where.transaction(async (tx) => {
      await tx.delete(content).where(and(eq(content.siteId, siteId), eq(content.kind, kind)));
      if (items.length === 0) return;
      await tx.insert(content).values(
        items.map((item, position) => ({
          siteId,
          kind,
          position,
          value: {
            ...(kind === "bulletin" && { updated_at: new Date(clock()).toISOString() }),
            ...safe(v.parse(record, item)),
          },
        })),
      );
    });
  },
});
