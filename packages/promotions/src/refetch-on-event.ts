import { keys } from "./keys.ts";

/** The real-time events this package handles; the platform's response decides what is shown. */
export const refetchOnEvent = {
  RedEnvelopeDisplay: keys.envelope,
  roulette_display: keys.roulette,
} as const;

/** Either event may begin or end a campaign, whose terms are shown on the promotions page and in the dialogs. */
export const refetchTermsOnEvent = {
  RedEnvelopeDisplay: keys.campaigns,
  roulette_display: keys.campaigns,
} as const;
