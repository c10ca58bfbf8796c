import type { Hono } from "hono";
import { isoTime } from "../ground/clock.ts";
import type { Services } from "../services.ts";
import type { Bound } from "../wire/pipeline.ts";
import { audit } from "./audit.ts";
import { operatorOf } from "./operator-key.ts";
import { accepted } from "./read-json.ts";

/** What the stand-in for an advertiser has come to know, for the operator to look at and to forget. */
export const addTrackingCalls = (
  app: Hono<Bound>,
  { db, thirdParty }: Pick<Services, "db" | "thirdParty">,
): void => {
  app.get("/sandbox/tracking", (c) =>
    accepted(
      c,
      thirdParty.list().map(({ at, ...rest }) => ({ ...rest, at: isoTime(at) })),
    ),
  );
  app.delete("/sandbox/tracking", async (c) => {
    await db.transaction((tx) => audit(tx, operatorOf(c), "tracking.forget", ""));
    thirdParty.clear();
    return accepted(c);
  });
};
