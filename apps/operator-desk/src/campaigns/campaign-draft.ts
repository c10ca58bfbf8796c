import type { Currency } from "@naluma/site/currency";
import { fieldTimeOf, instantOf } from "../frame/time.ts";
import { writtenIn, type Texts, type TextSince, type Written } from "../languages.ts";
import type { Campaign, CampaignKind } from "./campaigns.api.ts";

export interface Offer {
  readonly currency: Currency;
  readonly least: string;
  readonly most: string;
  readonly budget: string;
  /** 0 means as many as the budget pays for. */
  readonly number: string;
  readonly required: string;
}

export interface Prize {
  /** Distinguishes the rows of the form. */
  readonly key: string;
  readonly name: Texts;
  readonly wins: boolean;
  /** The amounts of a winning prize, by currency. */
  readonly amounts: Readonly<Partial<Record<Currency, string>>>;
  readonly weight: string;
}

/** A campaign while it is edited: everything typed is text. */
export interface CampaignDraft {
  readonly kind: CampaignKind;
  readonly name: Texts;
  /** In the format of `<input type="datetime-local">`, in site time; '' means immediately. */
  readonly startAt: string;
  readonly endAt: string;
  readonly times: string;
  readonly per: Campaign["per"];
  readonly condition: Campaign["condition"];
  /** Accounts separated by spaces; '' means everybody. */
  readonly members: string;
  readonly offers: readonly Offer[];
  readonly prizes: readonly Prize[];
}

export const newOffer = (currency: Currency): Offer => ({
  currency,
  least: "1.00",
  most: "10.00",
  budget: "1000.00",
  number: "0",
  required: "0",
});

export const newPrize = (key: string): Prize => ({
  key,
  name: { en_US: "" },
  wins: true,
  amounts: {},
  weight: "1",
});

/** @param currency the first currency of its site */
export const newDraft = (kind: CampaignKind, currency: Currency | undefined): CampaignDraft => ({
  kind,
  name: { en_US: "" },
  startAt: "",
  endAt: "",
  times: "1",
  per: "campaign",
  condition: "none",
  members: "",
  offers: currency === undefined ? [] : [newOffer(currency)],
  prizes: kind === "roulette" ? [newPrize("a"), newPrize("b")] : [],
});

export const draftOf = (campaign: Campaign): CampaignDraft => ({
  kind: campaign.kind,
  name: campaign.name,
  startAt: fieldTimeOf(campaign.start_at),
  endAt: fieldTimeOf(campaign.end_at),
  times: String(campaign.times),
  per: campaign.per,
  condition: campaign.condition,
  members: (campaign.members ?? []).join(" "),
  offers: campaign.currencies.map(({ currency, least, most, budget, number, required }) => ({
    currency,
    least,
    most,
    budget,
    number: String(number),
    required,
  })),
  prizes: campaign.prizes.map(({ prize_id, name, amounts, weight }) => ({
    key: String(prize_id),
    name,
    wins: amounts !== null,
    amounts: amounts ?? {},
    weight: String(weight),
  })),
});

/** The names that players read, the campaign's own first. */
export const namesOf = ({ name, prizes }: CampaignDraft): readonly Texts[] => [
  name,
  ...prizes.map((prize) => prize.name),
];

/** The translation state of a campaign's languages, given what has changed since. */
export const languagesOf = (
  draft: CampaignDraft,
  campaign: Pick<Campaign, "name" | "outdated" | "prizes"> | undefined,
): Written =>
  writtenIn([
    [draft.name, campaign?.name, campaign?.outdated ?? []],
    ...draft.prizes.map(({ key, name }): TextSince => {
      const before = campaign?.prizes.find(({ prize_id }) => String(prize_id) === key);
      return [name, before?.name, before?.outdated ?? []];
    }),
  ]);

/** Invalid numbers are sent as typed, so that the platform reports what is wrong with them. */
const numberOf = (text: string): number | string => (/^\d{1,8}$/.test(text) ? Number(text) : text);

const membersOf = (text: string): readonly string[] | null => {
  const names = text.split(/[\s,;]+/).filter((name) => name !== "");
  return names.length === 0 ? null : names;
};

/** A campaign in the format of the platform's API. */
const wholeRequest = (draft: CampaignDraft) => ({
  name: draft.name,
  start_at: instantOf(draft.startAt),
  end_at: instantOf(draft.endAt),
  times: numberOf(draft.times),
  per: draft.per,
  condition: draft.condition,
  members: membersOf(draft.members),
  currencies: draft.offers.map(({ least, most, number, required, ...offer }) => ({
    ...offer,
    ...(draft.kind === "red_envelope" && { least, most }),
    number: numberOf(number),
    required: draft.condition === "none" ? "0" : required,
  })),
  prizes:
    draft.kind === "roulette"
      ? draft.prizes.map(({ key, name, wins, amounts, weight }) => ({
          ...(/^\d+$/.test(key) && { prize_id: Number(key) }),
          name,
          weight: numberOf(weight),
          amounts: wins
            ? Object.fromEntries(
                draft.offers.map(({ currency }) => [currency, amounts[currency] ?? ""]),
              )
            : null,
        }))
      : undefined,
});

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Whether the draft has changed since. */
export const isChanged = (draft: CampaignDraft, since: CampaignDraft): boolean =>
  !isSame(draft, since);

/** The request body. For an existing campaign it holds only the changes, because much of it is fixed once it runs. */
export const requestOf = (
  draft: CampaignDraft,
  since: CampaignDraft | undefined,
  siteId: number,
): Readonly<Record<string, unknown>> => {
  const asked = Object.entries(wholeRequest(draft)).filter(([, value]) => value !== undefined);
  if (!since) return { kind: draft.kind, site_id: siteId, ...Object.fromEntries(asked) };
  const before = new Map(Object.entries(wholeRequest(since)));
  return Object.fromEntries(asked.filter(([name, value]) => !isSame(value, before.get(name))));
};
