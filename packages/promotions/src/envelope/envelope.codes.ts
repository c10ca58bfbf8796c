import type { Refusal } from "@naluma/api-client";

/** The envelope is over and is cleared (PROMO-08). Every other code leaves it in place. */
export const isEnvelopeOver = ({ code }: Refusal): boolean => code === "102";

/**
 * Whether the claim may have been carried out nevertheless: no readable response arrived, or the platform failed. It is
 * repeated with its key.
 */
export const isUnanswered = ({ code, status }: Refusal): boolean =>
  status === 0 || status >= 500 || code === "unknown";
