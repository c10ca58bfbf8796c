import type { Services } from "../services.ts";
import { siteWithId } from "../sites/sites.ts";
import type { RelyingParty } from "./passkeys.ts";

/** The site as a browser sees it. */
export const relyingParty = (
  { config }: Pick<Services, "config">,
  siteId: number,
): RelyingParty => ({
  name: siteWithId(siteId)?.titles.en ?? "",
  id: new URL(config.publicOrigin).hostname,
  origin: config.publicOrigin,
  siteId,
});
