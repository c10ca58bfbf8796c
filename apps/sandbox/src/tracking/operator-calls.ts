import type { Hono } from "hono";
import { accepted } from "../operator/read-json.ts";
import type { Services } from "../services.ts";
import type { Bound } from "../wire/api-app.ts";

/** What the stand-in for an advertiser has come to know, for the operator to look at and to forget. */
export const addTrackingCalls = (
  app: Hono<Bound>,
  { thirdParty }: Pick<Services, "thirdParty">,
): void => {
  app.get("/sandbox/tracking", (c) =>
    accepted(
      c,
      thirdParty.list().map(({ at, ...rest }) => ({ ...rest, at: new Date(at).toISOString() })),
    ),
  );
  app.delete("/sandbox/tracking", (c) => {
    thirdParty.clear();
    return accepted(c);
  });
};
