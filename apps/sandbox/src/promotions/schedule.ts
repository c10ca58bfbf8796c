import { eq, ne } from "drizzle-orm";
import type { Background } from "../ground/background.ts";
import type { Clock } from "../ground/clock.ts";
import type { Database } from "../ground/db/database.ts";
import type { Ledger } from "../ledger/ledger.ts";
import type { Publisher } from "../realtime/publisher.ts";
import { stateAt, untilNextChange, type Campaign } from "./campaigns.ts";
import { publishDisplay } from "./display-events.ts";
import { campaign, campaignCurrency } from "./schema.ts";
import { lockOffers, returnRest } from "./write-campaigns.ts";

interface Needs {
  readonly background: Background;
  readonly clock: Clock;
  readonly db: Database;
  readonly ledger: Ledger;
  readonly publisher: Publisher;
}

/** Notifies browsers when a campaign begins or ends, and returns the rest of an ended one's budget. */
export interface CampaignSchedule {
  /** Starts the schedule; anything that fell due while the sandbox was not running is announced at once. */
  start(): void;
  /** Called after a campaign was written, as its time may be the next. */
  wake(): void;
  stop(): void;
}

/** In ms; limited because another sandbox on the same database may have written a campaign meanwhile. */
const longestSleep = 15_000;

/** In ms; prevents the timer from firing repeatedly just before the campaign is due. */
const shortestSleep = 20;

export const createCampaignSchedule = (services: Needs): CampaignSchedule => {
  const { background, clock, db } = services;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isStopped = true;

  const announce = async (due: Campaign): Promise<void> => {
    const offers = await db
      .select({ currency: campaignCurrency.currency })
      .from(campaignCurrency)
      .where(eq(campaignCurrency.campaignId, due.id));
    // Published before it is recorded: if the process dies in between, it is published again rather than lost.
    publishDisplay(
      services,
      due.kind,
      offers.map(({ currency }) => currency),
    );
    await db.transaction(async (tx) => {
      // Not the campaign's own row, because a claim that holds its offer waits for that one.
      await lockOffers(tx, due.id);
      const [found] = await tx.select().from(campaign).where(eq(campaign.id, due.id));
      const state = found && stateAt(found, clock());
      if (!found || state === found.announced) return;
      await tx.update(campaign).set({ announced: state }).where(eq(campaign.id, due.id));
      if (state === "ended") await returnRest(tx, services, due.id);
    });
  };

  const tick = async (): Promise<void> => {
    let sleep = longestSleep;
    try {
      const open = await db.select().from(campaign).where(ne(campaign.announced, "ended"));
      for (const one of open) if (stateAt(one, clock()) !== one.announced) await announce(one);
      const now = clock();
      for (const one of open)
        sleep = Math.min(sleep, Math.max(shortestSleep, untilNextChange(one, now) ?? sleep));
    } finally {
      arm(sleep);
    }
  };

  const arm = (sleep: number): void => {
    clearTimeout(timer);
    if (isStopped) return;
    timer = setTimeout(() => background.run("campaigns", tick), sleep);
    timer.unref();
  };

  return {
    start: () => {
      isStopped = false;
      arm(0);
    },
    wake: () => arm(0),
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
  };
};
