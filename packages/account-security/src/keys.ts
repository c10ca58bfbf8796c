/** The first segment of every query key in this package. */
export const securityKey = ["account-security"] as const;
