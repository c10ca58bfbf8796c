import type { SandboxConfig } from "../config.ts";
import type { Sites } from "../sites/open-sites.ts";
import type { RelyingParty } from "./passkeys.ts";

export const relyingParty = (
  {
    config,
    sites,
  }: {
    readonly config: Pick<SandboxConfig, "publicOrigin">;
    readonly sites: Pick<Sites, "withId">;
  },
  siteId: number,
): RelyingParty => ({
  name: sites.withId(siteId)?.titles.en ?? "",
  id: new URL(config.publicOrigin).hostname,
  origin: config.publicOrigin,
  siteId,
});
