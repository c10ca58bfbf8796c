import { eq } from "drizzle-orm";
import type { Database, Tx } from "../ground/db/database.ts";
import { providerRule } from "./schema.ts";

/** The features that a provider's games may offer; some markets prohibit one or the other. */
export interface PlayRules {
  readonly autoplay: boolean;
  /** Rounds shown at a higher speed. */
  readonly turbo: boolean;
}

const everything: PlayRules = { autoplay: true, turbo: true };

export async function playRulesOf(db: Database | Tx, gpId: string): Promise<PlayRules> {
  const [row] = await db.select().from(providerRule).where(eq(providerRule.gpId, gpId));
  return row ? { autoplay: row.autoplay, turbo: row.turbo } : everything;
}

export async function everyPlayRule(db: Database): Promise<(gpId: string) => PlayRules> {
  const rows = await db.select().from(providerRule);
  const known = new Map(rows.map(({ gpId, autoplay, turbo }) => [gpId, { autoplay, turbo }]));
  return (gpId) => known.get(gpId) ?? everything;
}

/** Fields that are omitted keep their values. */
export async function setPlayRules(
  db: Database | Tx,
  gpId: string,
  rules: Partial<PlayRules>,
): Promise<PlayRules> {
  const values = { ...(await playRulesOf(db, gpId)), ...rules };
  await db
    .insert(providerRule)
    .values({ gpId, ...values })
    .onConflictDoUpdate({ target: providerRule.gpId, set: values });
  return values;
}
