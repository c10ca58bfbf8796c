import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { ConfigError, parseSiteSettings } from "@naluma/site/parse-settings";
import type { SiteSettings } from "@naluma/site/settings";

export const ownSites = join(import.meta.dirname, "../sites");

/** The configuration of one site from `folder`, which an operator may keep elsewhere. */
export async function readSiteSettings(
  id: number,
  addresses: Readonly<Record<string, string>>,
  folder = ownSites,
): Promise<SiteSettings> {
  const file = join(folder, `${id}.json`);
  const text = await readFile(file, "utf8").catch((cause: unknown) => {
    throw new ConfigError(
      `There is no configuration of site ${id}, expected ${file} (SITE_ID, SITES_FOLDER)`,
      { cause },
    );
  });
  const settings = parseSiteSettings(text, addresses, file);
  if (settings.siteId !== id)
    throw new ConfigError(`${file}: siteId is ${settings.siteId}: expected ${id}, as in its name`);
  return settings;
}
