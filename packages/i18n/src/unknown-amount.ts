/** Shown in place of an amount that is currently unknown. */
export const unknownAmount = "--";
