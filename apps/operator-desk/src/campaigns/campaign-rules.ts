import { sumOf } from "../frame/amount.ts";
import { instantOf } from "../frame/time.ts";
import type { CampaignDraft, Prize } from "./campaign-draft.ts";

/** Problems, keyed by the field they are about: `currencies.0.budget`. */
export type Problems = Readonly<Record<string, string>>;

const amount = /^(0|[1-9]\d{0,8})(\.\d{1,2})?$/;
const isWhole = (text: string, min: number, max: number) =>
  /^\d{1,8}$/.test(text) && Number(text) >= min && Number(text) <= max;

const offerProblems = (draft: CampaignDraft): readonly (readonly [string, string])[] =>
  draft.offers.flatMap((offer, at) => {
    const wrong = (field: "least" | "most" | "budget" | "required", isAsked: boolean) =>
      isAsked && !amount.test(offer[field])
        ? [[`currencies.${at}.${field}`, "Enter an amount such as 8.88."] as const]
        : [];
    const isEnvelope = draft.kind === "red_envelope";
    return [
      ...wrong("least", isEnvelope),
      ...wrong("most", isEnvelope),
      ...wrong("budget", true),
      ...wrong("required", draft.condition !== "none"),
      ...(isWhole(offer.number, 0, 10_000_000)
        ? []
        : [[`currencies.${at}.number`, "Enter a whole number."] as const]),
    ];
  });

const prizeProblems = (draft: CampaignDraft): readonly (readonly [string, string])[] =>
  draft.prizes.flatMap(({ name, wins, amounts, weight }, at) => [
    ...((name.en_US ?? "").trim() === ""
      ? [[`prizes.${at}.name`, "Write the English name."] as const]
      : []),
    ...(isWhole(weight, 1, 10_000)
      ? []
      : [[`prizes.${at}.weight`, "Enter a whole number from 1 to 10000."] as const]),
    ...(wins && draft.offers.some(({ currency }) => !amount.test(amounts[currency] ?? ""))
      ? [[`prizes.${at}.amounts`, "Enter an amount for each currency."] as const]
      : []),
  ]);

const momentOf = (typed: string) => Date.parse(instantOf(typed) ?? "");

/** Checks what can be validated before the request; the platform has the last word. */
export const checkCampaign = (draft: CampaignDraft, now: number): Problems => {
  const start = draft.startAt === "" ? now : momentOf(draft.startAt);
  const end = momentOf(draft.endAt);
  return Object.fromEntries([
    ...((draft.name.en_US ?? "").trim() === ""
      ? [["name", "Write the English name: other languages fall back to it."] as const]
      : []),
    ...(Number.isNaN(end) ? [["end_at", "Say when it ends."] as const] : []),
    ...(end <= start ? [["end_at", "It must end after it starts."] as const] : []),
    ...(isWhole(draft.times, 1, 1_000)
      ? []
      : [["times", "Enter a whole number from 1 to 1000."] as const]),
    ...(draft.offers.length === 0 ? [["currencies", "Add a currency."] as const] : []),
    ...offerProblems(draft),
    ...prizeProblems(draft),
    ...(draft.kind === "roulette" && (draft.prizes.length < 2 || draft.prizes.length > 24)
      ? [["prizes", "A wheel has 2 to 24 prizes."] as const]
      : []),
  ]);
};

/** The field that shows a problem of the platform; '' if no field does. */
const placeOf = (path: string): string => {
  const [place = ""] =
    /^(name|start_at|end_at|times|per|condition|members|(currencies|prizes)\.\d+\.\w+|currencies|prizes)(?=\.|$)/.exec(
      path,
    ) ?? [];
  return place;
};

/** The platform's objections (`currencies.0.budget: …`), by field. */
export const problemsByPlace = (problems: readonly string[]): Problems =>
  Object.fromEntries(
    problems.toReversed().map((problem): [string, string] => {
      const [, path = "", text = problem] = /^([\w.]+): ([\s\S]*)$/.exec(problem) ?? [];
      const place = placeOf(path);
      return [place, place === "" ? problem : text];
    }),
  );

/**
 * The amount that saving takes from the house, by currency; a negative one goes back to it. Unchanged ones are omitted.
 */
export const takenFromHouse = (draft: CampaignDraft, since: CampaignDraft | undefined) => {
  const budgetOf = (of: CampaignDraft | undefined, currency: string) =>
    of?.offers.find((offer) => offer.currency === currency)?.budget ?? "0";
  const known = [...(since?.offers ?? []), ...draft.offers].map(({ currency }) => currency);
  return [...new Set(known)]
    .map((currency) => ({
      currency,
      amount: sumOf(budgetOf(draft, currency), `-${budgetOf(since, currency)}`),
    }))
    .filter(({ amount }) => amount !== "0.00");
};

/** Whether saving starts a campaign that had not started before. */
export const startsNow = (
  { startAt }: CampaignDraft,
  since: CampaignDraft | undefined,
  now: number,
): boolean => {
  const isDue = (typed: string) => typed === "" || momentOf(typed) <= now;
  return isDue(startAt) && !(since && isDue(since.startAt));
};

const weightOf = ({ weight }: Prize): number => Number(weight) || 0;

/** The chance of each prize from 0 to 1, in the same order. */
export const chances = (prizes: readonly Prize[]): readonly number[] => {
  const all = prizes.reduce((sum, prize) => sum + weightOf(prize), 0);
  return prizes.map((prize) => (all === 0 ? 0 : weightOf(prize) / all));
};

/** The average cost of a spin, by currency. */
export const expectedCosts = ({ offers, prizes }: Pick<CampaignDraft, "offers" | "prizes">) => {
  const each = chances(prizes);
  return offers.map(({ currency, budget, number }) => {
    const cost = prizes.reduce(
      (sum, { wins, amounts }, at) =>
        sum + (wins ? (Number(amounts[currency]) || 0) * (each[at] ?? 0) : 0),
      0,
    );
    const spins = Number(number) || (cost > 0 ? Math.floor((Number(budget) || 0) / cost) : 0);
    return { currency, cost, spins, inAll: cost * spins };
  });
};
