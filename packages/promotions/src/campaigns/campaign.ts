export const campaignKinds = ["red_envelope", "roulette"] as const;
export type CampaignKind = (typeof campaignKinds)[number];

export interface Prize {
  readonly id: number;
  readonly name: string;
  /** In cash; undefined if the prize is not money. */
  readonly amount: string | undefined;
  /** From 0 to 1; undefined if the operator does not publish it. */
  readonly chance: number | undefined;
}

export interface Campaign {
  readonly id: number;
  readonly kind: CampaignKind;
  /** In the current language. */
  readonly name: string;
  readonly state: "running" | "coming" | "ended";
  /** As sent by the platform, in the site's time zone. */
  readonly startAt: string;
  readonly endAt: string;
  readonly currency: string;
  /** The price of taking part once; `0.00` is free. */
  readonly cost: string;
  /** How often a member may take part, in total or per day. */
  readonly times: number;
  readonly per: "campaign" | "day";
  /** How often the member can still take part. */
  readonly left: number;
  /** The smallest and the largest cash amount. */
  readonly least: string;
  readonly most: string;
  /** The operator's text about who may take part; '' if everyone may. */
  readonly condition: string;
  /** The prizes of a roulette, with their chances. */
  readonly prizes: readonly Prize[];
}

export interface Winning {
  readonly id: number;
  readonly kind: CampaignKind;
  readonly name: string;
  /** In cash; undefined if the prize was not money. */
  readonly amount: string | undefined;
  readonly currency: string;
  readonly at: string;
}

export interface Campaigns {
  readonly campaigns: readonly Campaign[];
  /** Newest first. */
  readonly won: readonly Winning[];
}

/** The running campaign of a kind; undefined if there is none. At most one envelope and one roulette run at a time. */
export const runningOf = ({ campaigns }: Campaigns, kind: CampaignKind): Campaign | undefined =>
  campaigns.find((campaign) => campaign.kind === kind && campaign.state === "running");

export interface TimeLeft {
  readonly unit: "days" | "hours" | "minutes";
  readonly count: number;
}

const hour = 3_600;
const day = 24 * hour;

/**
 * Formats seconds in everyday units: days from two days on, hours from two hours on. Only the last minute is rounded
 * up, so that no player counts on time that is not left.
 */
export function timeLeft(seconds: number): TimeLeft | undefined {
  if (seconds <= 0) return undefined;
  if (seconds >= 2 * day) return { unit: "days", count: Math.floor(seconds / day) };
  if (seconds >= 2 * hour) return { unit: "hours", count: Math.floor(seconds / hour) };
  return { unit: "minutes", count: Math.max(1, Math.floor(seconds / 60)) };
}

/** Zero, with any number of decimal places. */
export const isFree = (cost: string): boolean => /^0*(?:\.0*)?$/.test(cost);
