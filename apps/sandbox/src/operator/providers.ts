import type { Hono } from "hono";
import { isoTime, siteTime } from "../ground/clock.ts";
import { everyPlayRule, playRulesOf, setPlayRules } from "../rounds/play-rules.ts";
import type { ProviderStatus } from "../rounds/provider-status.ts";
import type { Services } from "../services.ts";
import type { Bound } from "../wire/client-address.ts";
import { audit } from "./audit.ts";
import { operatorOf } from "./operator-key.ts";
import { accepted, readJson, refused } from "./read-json.ts";
import { playRulesRequest, providerRequest, type ProviderRequest } from "./requests.ts";

type Needs = Pick<Services, "catalogue" | "clock" | "db" | "providerStatus">;

/** Maintenance without an end lasts this long, in ms. */
const usualMaintenance = 2 * 60 * 60_000;

/** In UTC and in the site's time zone, which is what players see. */
const windowOf = ({ startAt, endAt }: { readonly startAt: number; readonly endAt: number }) => ({
  start_at: isoTime(startAt),
  end_at: isoTime(endAt),
  starts: siteTime(startAt),
  ends: siteTime(endAt),
});

const statusDto = (status: ProviderStatus) => ({
  state: status.state,
  ...(status.state === "slow" && { delay_ms: status.delayMs }),
  ...(status.state === "maintenance" && windowOf(status)),
});

export const addProviders = (
  app: Hono<Bound>,
  { catalogue, clock, db, providerStatus }: Needs,
): void => {
  app.get("/sandbox/providers", async (c) => {
    const [statuses, planned, rules] = await Promise.all([
      providerStatus.all(db),
      providerStatus.planned(db),
      everyPlayRule(db),
    ]);
    return accepted(
      c,
      catalogue.providers.map(({ gp_id, name }) => {
        const plan = planned.get(gp_id);
        return {
          gp_id,
          name,
          ...statusDto(statuses.get(gp_id) ?? { state: "open" }),
          planned: plan ? windowOf(plan) : null,
          rules: rules(gp_id),
        };
      }),
    );
  });

  app.post("/sandbox/providers/:gpId", async (c) => {
    const gpId = c.req.param("gpId");
    if (!catalogue.provider(gpId)) return refused(c, 404, "There is no such provider.");
    const read = await readJson(c, providerRequest);
    if ("refused" in read) return read.refused;
    const { body } = read;
    const status = wanted(body, clock());
    if (status.state === "maintenance" && status.endAt <= status.startAt)
      return refused(c, 422, "Maintenance must end after it begins.");
    await db.transaction(async (tx) => {
      const before = await providerStatus.of(tx, gpId);
      await providerStatus.set(tx, gpId, status);
      await audit(tx, operatorOf(c), "provider.state", gpId, { ...status }, { ...before });
    });
    return accepted(c);
  });

  app.post("/sandbox/providers/:gpId/rules", async (c) => {
    const gpId = c.req.param("gpId");
    if (!catalogue.provider(gpId)) return refused(c, 404, "There is no such provider.");
    const read = await readJson(c, playRulesRequest);
    if ("refused" in read) return read.refused;
    const { autoplay, turbo } = read.body;
    const rules = await db.transaction(async (tx) => {
      const before = await playRulesOf(tx, gpId);
      const now = await setPlayRules(tx, gpId, {
        ...(autoplay === undefined ? {} : { autoplay }),
        ...(turbo === undefined ? {} : { turbo }),
      });
      await audit(tx, operatorOf(c), "provider.rules", gpId, { ...now }, { ...before });
      return now;
    });
    return accepted(c, rules);
  });
};

const wanted = (body: ProviderRequest, now: number): ProviderStatus => {
  switch (body.state) {
    case "maintenance": {
      const startAt = body.start_at ?? now;
      return { state: "maintenance", startAt, endAt: body.end_at ?? startAt + usualMaintenance };
    }
    case "slow":
      return { state: "slow", delayMs: body.delay_ms };
    default:
      return body;
  }
};
