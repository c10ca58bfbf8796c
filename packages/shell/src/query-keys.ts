/** The keys of the shell's queries. Each begins with the package's name, so that `all` covers the others. */
export const shellQueryKeys = {
  all: ["shell"],
  siteDetails: ["shell", "site-detail"],
  siteDetail: (siteId: number) => ["shell", "site-detail", siteId] as const,
} as const;
