import { post } from "@naluma/api-client";
import { nothing } from "@naluma/api-client/wire";
import * as v from "valibot";

/** An endpoint of the site's own server, which forwards permitted events to the operator's collector. */
export const trackEvent = post("/fb_tracking", {
  body: v.object({
    eventName: v.literal("CompleteRegistration"),
    /** In s since 1970. */
    eventTime: v.number(),
    eventID: v.string(),
    userData: v.object({
      /** A hash; the server hashes it once more, with its own key. */
      external_id: v.optional(v.string()),
      fbc: v.optional(v.string()),
    }),
    customData: v.object({ currency: v.string() }),
  }),
  reads: nothing,
});
