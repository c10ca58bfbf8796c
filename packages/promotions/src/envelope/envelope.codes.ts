import type { Refusal } from "@naluma/api-client";

/** The envelope is over and is cleared (PROMO-08). Every other code leaves it in place. */
export const isEnvelopeOver = ({ code }: Refusal): boolean => code === "102";
