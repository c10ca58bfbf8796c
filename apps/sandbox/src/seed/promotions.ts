import { locales } from "@naluma/site/locale";
import { wordFiles } from "@naluma/site/word-files";
import type { Database, Tx } from "../ground/db/database.ts";
import type { Ledger } from "../ledger/ledger.ts";
import { accounts } from "../members/seeded-accounts.ts";
import { shownAmount, worth } from "../money/amounts.ts";
import type { Plan, PlannedOffer, PlannedPrize } from "../promotions/campaign-plan.ts";
import type { Names } from "../promotions/schema.ts";
import { createCampaign } from "../promotions/write-campaigns.ts";
import { sites, type SiteRecord } from "../sites/sites.ts";
import en from "./promotion-words/en_US.json" with { type: "json" };
import { claim, memberId } from "./seed.ts";

const wordsIn = wordFiles(new URL("./promotion-words/", import.meta.url), en);

const named = (id: keyof typeof en): Names =>
  Object.fromEntries(locales.map((locale) => [locale, wordsIn(locale).words[id]]));

const day = 24 * 60 * 60_000;

const everyDay = { times: 1, per: "day", condition: "none", memberIds: null } as const;

/** The amounts in an envelope, and the total budget, in dollars. */
const envelope = { least: 0.5, most: 8.88, budget: 50_000 } as const;

const envelopes = ({ currencies }: SiteRecord): readonly PlannedOffer[] =>
  currencies.map((currency) => ({
    currency,
    least: worth(envelope.least, currency),
    most: worth(envelope.most, currency),
    budget: worth(envelope.budget, currency),
    number: 0,
    required: 0n,
  }));

/** Clockwise: a prize in dollars, undefined for a blank, and its chance in a thousand. */
const wheel: readonly (readonly [dollars: number | undefined, weight: number])[] = [
  [50, 1],
  [0.5, 250],
  [undefined, 250],
  [5, 24],
  [1, 150],
  [20, 5],
  [undefined, 250],
  [2, 70],
];
const wheelBudget = 50_000;

const prizes = (currency: string): readonly PlannedPrize[] =>
  wheel.map(([dollars, weight]) => {
    if (dollars === undefined) return { name: named("prize.none"), amounts: null, weight };
    const amount = worth(dollars, currency);
    // A prize is named after its amount, which differs by currency, so each currency has its own wheel.
    const name = Object.fromEntries(
      locales.map((locale) => [locale, shownAmount(amount, currency, locale)]),
    );
    return { name, amounts: { [currency]: String(amount) }, weight };
  });

const roulette = (currency: string, now: number): Plan => ({
  ...everyDay,
  kind: "roulette",
  name: named("roulette.daily"),
  startAt: now,
  endAt: now + 30 * day,
  times: 3,
  offers: [
    {
      currency,
      least: worth(0.5, currency),
      most: worth(50, currency),
      budget: worth(wheelBudget, currency),
      number: 0,
      required: 0n,
    },
  ],
  prizes: prizes(currency),
});

/** Some wheels of the first site refuse to spin, by the currency of the account (docs/sandbox.md). */
const refusing: Readonly<Record<string, (plan: Plan, now: number) => Plan>> = {
  RMB: (plan) => ({
    ...plan,
    condition: "deposit",
    offers: plan.offers.map((offer) => ({ ...offer, required: worth(10, offer.currency) })),
  }),
  THB: (plan, now) => ({ ...plan, startAt: now + 7 * day, endAt: now + 37 * day }),
  WON: (plan, now) => ({ ...plan, startAt: now - 2 * day, endAt: now - day }),
  JPY: (plan) => ({
    ...plan,
    name: named("roulette.invited"),
    memberIds: [
      memberId(
        1,
        accounts.findIndex(({ currency }) => currency !== "JPY"),
      ),
    ],
  }),
};

const plansOf = (site: SiteRecord, now: number): readonly Plan[] => [
  {
    ...everyDay,
    kind: "red_envelope",
    name: named("envelope.daily"),
    startAt: now,
    endAt: now + 30 * day,
    offers: envelopes(site),
    prizes: [],
  },
  {
    ...everyDay,
    kind: "red_envelope",
    name: named("envelope.weekend"),
    startAt: now + 3 * day,
    endAt: now + 5 * day,
    offers: envelopes(site),
    prizes: [],
  },
  ...site.currencies.map((currency) => {
    const plan = roulette(currency, now);
    return site.id === 1 ? (refusing[currency]?.(plan, now) ?? plan) : plan;
  }),
];

/**
 * The gifts of a new site, seeded once per database. Test stacks have none, so that their pages show only what
 * the test itself created.
 */
export const seedPromotions = ({
  db,
  ledger,
  now,
}: {
  readonly db: Database;
  readonly ledger: Ledger;
  readonly now: number;
}): Promise<void> =>
  db.transaction(async (tx: Tx) => {
    if (!(await claim(tx, "promotions"))) return;
    for (const site of sites)
      for (const plan of plansOf(site, now)) {
        // A campaign that has already ended was created before it began.
        const writer = { ledger, clock: () => Math.min(now, plan.startAt) };
        await createCampaign(tx, writer, site, plan);
      }
  });
