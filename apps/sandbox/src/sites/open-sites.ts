import type { Capability } from "@naluma/site/capabilities";
import { like } from "drizzle-orm";
import * as v from "valibot";
import type { Database, Tx } from "../ground/db/database.ts";
import { installation } from "../ground/db/schema.ts";
import { siteSettings, type SiteSettings } from "./site-settings.ts";
import { sites, type SiteRecord } from "./sites.ts";

/** The sites with the operator's settings. */
export interface Sites {
  all(): readonly SiteRecord[];
  withId(id: number): SiteRecord | undefined;
  /** Whether the site has a member service: the platform offers it, and neither the site nor its operator leaves it out. */
  offers(id: number, service: Capability): boolean;
  /** Stored with the transaction; applied after it has committed and `reload` was called. */
  keep(tx: Tx, id: number, settings: SiteSettings): Promise<void>;
  reload(): Promise<void>;
}

const prefix = "site-settings:";

const settingsIn = (text: string): SiteSettings | undefined => {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), siteSettings), text);
  // Settings stored by an older sandbox may lack something that is required now; the site then uses its defaults.
  return read.success ? read.output : undefined;
};

const read = async (db: Database): Promise<readonly SiteRecord[]> => {
  const rows = await db
    .select()
    .from(installation)
    .where(like(installation.name, `${prefix}%`));
  const kept = new Map(rows.map(({ name, value }) => [name, settingsIn(value)]));
  return sites.map((site) => ({ ...site, ...kept.get(`${prefix}${site.id}`) }));
};

/** Read once and kept in memory, because every visitor needs them. `services` are those of the platform. */
export const openSites = async (db: Database, services: readonly Capability[]): Promise<Sites> => {
  let held = await read(db);
  const withId = (id: number) => held.find((site) => site.id === id);
  return {
    all: () => held,
    withId,
    offers: (id, service) => {
      const site = services.includes(service) ? withId(id) : undefined;
      return site !== undefined && ![...site.lacks, ...site.leftOut].includes(service);
    },
    keep: async (tx, id, settings) => {
      const value = JSON.stringify(settings);
      await tx
        .insert(installation)
        .values({ name: `${prefix}${id}`, value })
        .onConflictDoUpdate({ target: installation.name, set: { value } });
    },
    reload: async () => {
      held = await read(db);
    },
  };
};
