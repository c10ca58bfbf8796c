import type { Site } from "@naluma/site/use-site";

/** Providers whose demos run only on desktop (LOBBY-70). */
const desktopOnly: ReadonlySet<string> = new Set(["GPR8", "GPJD", "GPFC", "GPJL"]);

/** A demonstration site has no demos: it is itself one. */
export const offersDemos = ({ settings }: Pick<Site, "settings">): boolean => !settings.isDemo;

/** Whether demos of a provider are offered here: not where they cannot run. */
export const offersDemosOf = (provider: string, site: Pick<Site, "settings" | "client">): boolean =>
  offersDemos(site) && (site.client === "desktop" || !desktopOnly.has(provider));
