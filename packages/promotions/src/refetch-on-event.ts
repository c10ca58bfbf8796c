import { keys } from "./keys.ts";

/** What this package hears of real time: the platform's answer decides what is shown. */
export const refetchOnEvent = {
  RedEnvelopeDisplay: keys.envelope,
  roulette_display: keys.roulette,
} as const;

/** Either may begin or end a campaign, whose terms stand on the promotions page and in the dialogs. */
export const refetchTermsOnEvent = {
  RedEnvelopeDisplay: keys.campaigns,
  roulette_display: keys.campaigns,
} as const;
