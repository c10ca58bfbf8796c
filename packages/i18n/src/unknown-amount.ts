/** What stands in place of an amount that is not known at the moment. */
export const unknownAmount = "--";
