import { post } from "@naluma/api-client";
import { emptyBody, nothing } from "@naluma/api-client/wire";

/** Whether there is a wheel for the member. What it holds is read by the feature that draws it. */
export const getRoulette = post("/arks/web/activity/roulette", {
  body: emptyBody,
  reads: nothing,
});

/** Whether there is a red envelope for the member. */
export const getRedEnvelope = post("/arks/web/activity/red_envelope_promotion", {
  body: emptyBody,
  reads: nothing,
});
