import type { Services } from "../services.ts";
import type { RelyingParty } from "./passkeys.ts";

/** The site as a browser sees it. */
export const relyingParty = (
  { config, sites }: Pick<Services, "config" | "sites">,
  siteId: number,
): RelyingParty => ({
  name: sites.withId(siteId)?.titles.en ?? "",
  id: new URL(config.publicOrigin).hostname,
  origin: config.publicOrigin,
  siteId,
});
