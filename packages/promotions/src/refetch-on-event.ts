import { promotionsQueryKeys } from "./query-keys.ts";

/** The real-time events this package handles; the platform's response decides what is shown. */
export const refetchOnEvent = {
  RedEnvelopeDisplay: promotionsQueryKeys.envelopes,
  roulette_display: promotionsQueryKeys.roulettes,
} as const;

/** Either event may begin or end a campaign, whose terms are shown on the promotions page and in the dialogs. */
export const refetchTermsOnEvent = {
  RedEnvelopeDisplay: promotionsQueryKeys.campaigns,
  roulette_display: promotionsQueryKeys.campaigns,
} as const;
