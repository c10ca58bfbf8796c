const all = ["register"] as const;

export const registerQueryKeys = {
  all,
  settings: (siteId: number) => [...all, "settings", siteId] as const,
  agreements: (siteId: number) => [...all, "agreements", siteId] as const,
  background: (siteId: number, template: string) =>
    [...all, "background", siteId, template] as const,
} as const;
