import type { accountKinds } from "../ground/db/schema.ts";

/** The key of an account. */
export interface AccountName {
  readonly owner: string;
  readonly kind: (typeof accountKinds)[number];
  /** '' for all but provider wallets. */
  readonly gpId: string;
  readonly currency: string;
}

export const memberOwner = (memberId: number): string => `member:${memberId}`;

/** Opens with all the play money of a currency; everything else is moved from here. */
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

/** What a member has with one provider while and after playing there. */
export const providerWallet = (memberId: number, gpId: string, currency: string): AccountName => ({
  owner: memberOwner(memberId),
  kind: "provider-wallet",
  gpId,
  currency,
});

/** Takes the stakes of a provider's games and pays their wins. */
export const providerBank = (gpId: string, currency: string): AccountName => ({
  owner: `provider:${gpId}`,
  kind: "provider-bank",
  gpId: "",
  currency,
});

/** What is left of a campaign's budget: it can never pay more. */
export const campaignBudget = (campaignId: number, currency: string): AccountName => ({
  owner: `campaign:${campaignId}`,
  kind: "campaign",
  gpId: "",
  currency,
});
