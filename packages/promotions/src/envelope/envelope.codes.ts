import type { Refusal } from "@naluma/api-client";

/** The envelope is over: it is cleared (PROMO-08). Every other code leaves it where it is. */
export const isEnvelopeOver = ({ code }: Refusal): boolean => code === "102";

/**
 * Whether the claim may have been carried out all the same: no answer came, none that can be read, or the platform
 * broke down. It is repeated under its key.
 */
export const isUnanswered = ({ code, status }: Refusal): boolean =>
  status === 0 || status >= 500 || code === "unknown";
