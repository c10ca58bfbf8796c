import { post } from "@naluma/api-client";
import { code, nothing } from "@naluma/api-client/wire";
import * as v from "valibot";

export const getQuickBets = post("/arks/web/game-providers/sport-quickbet-url", {
  body: v.object({
    currency: v.string(),
    support_device: v.number(),
    /** The page's host name. */
    domain: v.string(),
    site_id: v.number(),
  }),
  reads: v.pipe(
    v.object({ detail: v.object({ url: v.string(), gp_id: code }) }),
    v.transform(({ detail }) => ({ url: detail.url, provider: detail.gp_id })),
  ),
});

/** Success means that the address may be shown in a frame. */
export const checkFrame = post("/check_iframe", {
  body: v.object({ url: v.string() }),
  reads: nothing,
});
