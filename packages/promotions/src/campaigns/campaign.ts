/** The kinds of promotion that a member takes part in. */
export const campaignKinds = ["red_envelope", "roulette"] as const;
export type CampaignKind = (typeof campaignKinds)[number];

export interface Prize {
  readonly id: number;
  readonly name: string;
  /** In cash; nothing where the prize is none. */
  readonly amount: string | undefined;
  /** From 0 to 1; nothing where the operator does not say. */
  readonly chance: number | undefined;
}

export interface Campaign {
  readonly id: number;
  readonly kind: CampaignKind;
  /** In the language on screen. */
  readonly name: string;
  readonly state: "running" | "coming" | "ended";
  /** As the platform writes it, in the site's time zone. */
  readonly startAt: string;
  readonly endAt: string;
  readonly currency: string;
  /** Of one time; `0.00` is free. */
  readonly cost: string;
  /** How often a member may take part, in all or each day. */
  readonly times: number;
  readonly per: "campaign" | "day";
  /** How often the member still may. */
  readonly left: number;
  /** The smallest and the largest amount in cash. */
  readonly least: string;
  readonly most: string;
  /** The operator's words on who may take part; '' is everybody. */
  readonly condition: string;
  /** Of a roulette, with their chances. */
  readonly prizes: readonly Prize[];
}

export interface Winning {
  readonly id: number;
  readonly kind: CampaignKind;
  readonly name: string;
  /** In cash; nothing where the prize was none. */
  readonly amount: string | undefined;
  readonly currency: string;
  readonly at: string;
}

export interface Campaigns {
  readonly campaigns: readonly Campaign[];
  /** Newest first. */
  readonly won: readonly Winning[];
}

/** The campaign of a kind that runs, or nothing: an envelope and a roulette run one at a time. */
export const runningOf = ({ campaigns }: Campaigns, kind: CampaignKind): Campaign | undefined =>
  campaigns.find((campaign) => campaign.kind === kind && campaign.state === "running");

export interface TimeLeft {
  readonly unit: "days" | "hours" | "minutes";
  readonly count: number;
}

const hour = 3_600;
const day = 24 * hour;

/**
 * Seconds as a player says them: two days and more in days, two hours and more in hours. Nothing is rounded up but
 * the last minute, so nobody counts on time that is not there.
 */
export function timeLeft(seconds: number): TimeLeft | undefined {
  if (seconds <= 0) return undefined;
  if (seconds >= 2 * day) return { unit: "days", count: Math.floor(seconds / day) };
  if (seconds >= 2 * hour) return { unit: "hours", count: Math.floor(seconds / hour) };
  return { unit: "minutes", count: Math.max(1, Math.floor(seconds / 60)) };
}

/** `0.00` in whatever number of places. */
export const isFree = (cost: string): boolean => /^0*(?:\.0*)?$/.test(cost);
