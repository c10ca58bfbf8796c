import { eq } from "drizzle-orm";
import type { Database, Tx } from "../ground/db/open.ts";
import { providerRule } from "./schema.ts";

/** What the pages of a provider's games may offer; rules of a market forbid one or the other. */
export interface PlayRules {
  /** Rounds that begin by themselves. */
  readonly autoplay: boolean;
  /** Rounds that are shown in less time. */
  readonly turbo: boolean;
}

const everything: PlayRules = { autoplay: true, turbo: true };

export async function playRulesOf(db: Database | Tx, gpId: string): Promise<PlayRules> {
  const [row] = await db.select().from(providerRule).where(eq(providerRule.gpId, gpId));
  return row ? { autoplay: row.autoplay, turbo: row.turbo } : everything;
}

/** The rules of each provider by its code. */
export async function everyPlayRule(db: Database): Promise<(gpId: string) => PlayRules> {
  const rows = await db.select().from(providerRule);
  const known = new Map(rows.map(({ gpId, autoplay, turbo }) => [gpId, { autoplay, turbo }]));
  return (gpId) => known.get(gpId) ?? everything;
}

/** What is left out stays as it is. */
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
