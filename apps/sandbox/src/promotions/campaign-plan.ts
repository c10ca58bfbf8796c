import { lastMoment } from "../ground/clock.ts";
import { minorUnits } from "../money/amounts.ts";
import type { SiteRecord } from "../sites/sites.ts";
import type { ChangeCampaign, CreateCampaign } from "./campaign-shapes.ts";
import type { Campaign, CampaignCurrency, Prize } from "./campaigns.ts";

type Terms = Pick<
  Campaign,
  "kind" | "name" | "startAt" | "endAt" | "times" | "per" | "condition" | "memberIds"
>;
export type PlannedOffer = Pick<
  CampaignCurrency,
  "currency" | "least" | "most" | "budget" | "number" | "required"
>;
export interface PlannedPrize extends Pick<Prize, "name" | "amounts" | "weight"> {
  /** The id of the existing prize, if there is one. */
  readonly id?: number | undefined;
}

/** A campaign as it should be stored, in minor units and ms since 1970. */
export interface Plan extends Terms {
  readonly offers: readonly PlannedOffer[];
  readonly prizes: readonly PlannedPrize[];
}

type AskedOffer = CreateCampaign["currencies"][number];

/** The operator's request, with the times and members resolved. */
export interface AskedCampaign extends Terms {
  /** Typed as plain text, because the database returns strings. */
  readonly currencies: readonly (Omit<AskedOffer, "currency"> & { readonly currency: string })[];
  readonly prizes?: ChangeCampaign["prizes"];
}

const units = (text: string | undefined): bigint => minorUnits(text ?? "") ?? 0n;

const plannedPrizes = (prizes: AskedCampaign["prizes"]): readonly PlannedPrize[] =>
  (prizes ?? []).map(({ prize_id: id, name, amounts, weight }) => ({
    id,
    name,
    weight,
    amounts:
      amounts &&
      Object.fromEntries(Object.entries(amounts).map(([of, text]) => [of, String(units(text))])),
  }));

const range = (prizes: readonly PlannedPrize[], currency: string) => {
  const amounts = prizes
    .flatMap((prize) => prize.amounts?.[currency] ?? [])
    .map((text) => BigInt(text))
    .toSorted((one, other) => (one < other ? -1 : 1));
  return { least: amounts[0] ?? 0n, most: amounts.at(-1) ?? 0n };
};

export const planOf = (asked: AskedCampaign): Plan => {
  const { currencies, prizes: askedPrizes, ...terms } = asked;
  const prizes = plannedPrizes(askedPrizes);
  return {
    ...terms,
    prizes,
    offers: currencies.map(({ currency, least, most, budget, number, required }) => ({
      currency,
      ...(asked.kind === "roulette"
        ? range(prizes, currency)
        : { least: units(least), most: units(most) }),
      budget: units(budget),
      number,
      required: units(required),
    })),
  };
};

const offerProblems = (
  { kind, condition, offers }: Plan,
  place: number,
  site: SiteRecord,
): readonly string[] => {
  const offer = offers[place];
  if (!offer) return [];
  const { currency, least, most, budget, required } = offer;
  const at = (field: string, problem: string) => `currencies.${place}.${field}: ${problem}`;
  const isTwice = offers.findIndex((other) => other.currency === currency) !== place;
  return [
    ...(site.currencies.some((one) => one === currency)
      ? []
      : [at("currency", `the site has ${site.currencies.join(", ")}`)]),
    ...(isTwice ? [at("currency", "is there twice")] : []),
    ...(kind === "red_envelope" && least === 0n ? [at("least", "must be above zero")] : []),
    ...(most < least ? [at("most", "must not be below the least")] : []),
    ...(budget < most || budget === 0n ? [at("budget", "must pay the greatest gift")] : []),
    ...(condition === "none" && required > 0n ? [at("required", "there is no condition")] : []),
    ...(condition !== "none" && required === 0n ? [at("required", "must be above zero")] : []),
  ];
};

const prizeProblems = ({ kind, prizes, offers }: Plan): readonly string[] => {
  if (kind === "red_envelope")
    return prizes.length > 0 ? ["prizes: only a prize wheel has them"] : [];
  if (prizes.length === 0) return ["prizes: a prize wheel has 2 to 24"];
  const wanted = offers.map(({ currency }) => currency).toSorted();
  return [
    ...(prizes.every(({ amounts }) => amounts === null) ? ["prizes: one must win something"] : []),
    ...prizes.flatMap(({ amounts }, place) => {
      if (amounts === null) return [];
      const isWhole = Object.keys(amounts).toSorted().join() === wanted.join();
      const isNothing = Object.values(amounts).includes("0");
      return [
        ...(isWhole ? [] : [`prizes.${place}.amounts: one for each of ${wanted.join(", ")}`]),
        ...(isNothing ? [`prizes.${place}.amounts: must be above zero, or null`] : []),
      ];
    }),
  ];
};

/** Validates a campaign on its own, field by field; empty if there are no problems. */
export const problemsOf = (plan: Plan, site: SiteRecord, now: number): readonly string[] => [
  ...(plan.endAt > plan.startAt ? [] : ["end_at: must be later than start_at"]),
  ...(plan.startAt >= 0 ? [] : ["start_at: must not be before 1970"]),
  ...(plan.endAt <= lastMoment ? [] : ["end_at: must not be after the year 9999"]),
  ...(plan.endAt > now ? [] : ["end_at: must be in the future"]),
  ...plan.offers.flatMap((_, place) => offerProblems(plan, place, site)),
  ...prizeProblems(plan),
];

type Before = Pick<Campaign, "startAt" | "per" | "condition">;
type OfferBefore = Pick<CampaignCurrency, "currency" | "least" | "most" | "required" | "paid">;

const fixed = "cannot change once the campaign has begun";

const offerChanges = (
  offer: PlannedOffer,
  place: number,
  before: readonly OfferBefore[],
): readonly string[] => {
  const known = before.find(({ currency }) => currency === offer.currency);
  if (!known) return [`currencies.${place}.currency: ${fixed}`];
  return [
    ...(["least", "most", "required"] as const)
      .filter((field) => offer[field] !== known[field])
      .map((field) => `currencies.${place}.${field}: ${fixed}`),
    ...(offer.budget < known.paid
      ? [`currencies.${place}.budget: more has been paid already`]
      : []),
  ];
};

/** The changes not allowed once members have taken part, because these are the terms they were shown. */
export const changesOnceBegun = (
  before: Before,
  offers: readonly OfferBefore[],
  plan: Plan,
): readonly string[] => [
  ...(["startAt", "per", "condition"] as const)
    .filter((term) => plan[term] !== before[term])
    .map((term) => `${term === "startAt" ? "start_at" : term}: ${fixed}`),
  ...(plan.offers.length === offers.length ? [] : [`currencies: ${fixed}`]),
  ...plan.offers.flatMap((offer, place) => offerChanges(offer, place, offers)),
];
