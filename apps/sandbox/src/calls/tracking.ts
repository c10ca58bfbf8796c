import * as v from "valibot";
import { anyObject, nothing, text, whole } from "../ground/values.ts";
import type { Services } from "../services.ts";
import { done } from "../wire/answer.ts";
import { call, type Ask } from "../wire/call.ts";

type Needs = Pick<Services, "clock" | "thirdParty">;

/** A route of the site's own server, answered here for a site without one. */
const fbTracking = call({
  path: "/api/fb_tracking",
  operationId: "trackEvent",
  tag: "Own site routes",
  token: "ignored",
  body: v.strictObject({
    eventName: text(1, 64),
    eventTime: whole(0, 99_999_999_999),
    eventID: text(1, 64),
    userData: anyObject,
    customData: anyObject,
  }),
  data: nothing,
  run: async ({ services }: Ask<Needs>, event) => {
    services.thirdParty.add({ kind: "event", body: event, headers: {}, at: services.clock() });
    return done();
  },
});

export const trackingCalls = [fbTracking];
