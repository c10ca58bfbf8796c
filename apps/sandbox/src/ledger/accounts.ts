import type { accountKinds } from "../ground/db/schema.ts";

export interface AccountName {
  readonly owner: string;
  readonly kind: (typeof accountKinds)[number];
  /** '' except for provider wallets. */
  readonly gpId: string;
  readonly currency: string;
}

export const memberOwner = (memberId: number): string => `member:${memberId}`;

/** Starts with all the play money of a currency; all other accounts are funded from here. */
export const houseAccount = (currency: string): AccountName => ({
  owner: "house",
  kind: "house",
  gpId: "",
  currency,
});

export const mainAccount = (memberId: number, currency: string): AccountName => ({
  owner: memberOwner(memberId),
  kind: "main",
  gpId: "",
  currency,
});

/** A member's money with one provider, while playing there and afterwards. */
export const providerWallet = (memberId: number, gpId: string, currency: string): AccountName => ({
  owner: memberOwner(memberId),
  kind: "provider-wallet",
  gpId,
  currency,
});

/** Receives the stakes of a provider's games and pays their wins. */
export const providerBank = (gpId: string, currency: string): AccountName => ({
  owner: `provider:${gpId}`,
  kind: "provider-bank",
  gpId: "",
  currency,
});

/** The rest of a campaign's budget, so that it can never pay more. */
export const campaignBudget = (campaignId: number, currency: string): AccountName => ({
  owner: `campaign:${campaignId}`,
  kind: "campaign",
  gpId: "",
  currency,
});
