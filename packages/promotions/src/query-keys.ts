import type { Locale } from "@naluma/site/locale";

const all = ["promotions"] as const;
const envelopes = [...all, "envelope"] as const;
const roulettes = [...all, "roulette"] as const;
const campaigns = [...all, "campaigns"] as const;

/**
 * The query keys of this package. The prefixes without a member are invalidated by real-time events, a claim or a spin.
 * All others contain the member's id, so that no response is ever shown to the next member.
 */
export const promotionsQueryKeys = {
  all,
  envelopes,
  envelope: (memberId: number) => [...envelopes, memberId] as const,
  roulettes,
  wheel: (memberId: number) => [...roulettes, memberId, "wheel"] as const,
  draws: (memberId: number) => [...roulettes, memberId, "draws"] as const,
  campaigns,
  campaignsOf: (memberId: number, locale: Locale) => [...campaigns, memberId, locale] as const,
} as const;
