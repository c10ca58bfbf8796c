/** Begins every query key of this package. */
export const securityKey = ["account-security"] as const;
