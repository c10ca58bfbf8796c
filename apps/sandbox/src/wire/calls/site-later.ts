import * as v from "valibot";
import { later } from "../call.ts";
import { anyObject, hostName, siteId, template, text, whole } from "../values.ts";

export const laterSiteCalls = [
  later({
    path: "/api/arks/web/check-agent-domain",
    operationId: "checkAgentDomain",
    tag: "Registration",
    token: "welcome",
    body: v.strictObject({ host: hostName, site_id: siteId }),
  }),
  later({
    path: "/api/arks/web/model/register-background/detail",
    operationId: "getRegisterBackground",
    tag: "Registration",
    token: "welcome",
    body: v.strictObject({ site_id: siteId, template }),
  }),
  later({
    path: "/api/fb_tracking",
    operationId: "trackEvent",
    tag: "Own site routes",
    token: "ignored",
    body: v.strictObject({
      eventName: text(1, 64),
      eventTime: whole(0),
      eventID: text(1, 64),
      userData: anyObject,
      customData: anyObject,
    }),
  }),
];
