import { desc } from "drizzle-orm";
import type { Hono } from "hono";
import { isoTime } from "../ground/clock.ts";
import { outbox } from "../ground/db/schema.ts";
import { latestRegistrations } from "../registration/latest-registrations.ts";
import type { Services } from "../services.ts";
import type { Bound } from "../wire/client-address.ts";
import { addAgentDecisions } from "./agents.ts";
import { addOrderedAnswers } from "./answer-calls.ts";
import { addAuditLog } from "./audit-log.ts";
import { audit } from "./audit.ts";
import { addCampaigns } from "./campaigns.ts";
import { addContentCalls } from "./content.ts";
import { addDashboard } from "./dashboard.ts";
import { addLedgerLines } from "./ledger-lines.ts";
import { ledgerReport } from "./ledger-report.ts";
import { addMembers } from "./members.ts";
import { addAccounts } from "./open-accounts.ts";
import { operatorOf } from "./operator-key.ts";
import { addProviders } from "./providers.ts";
import { accepted, readJson } from "./read-json.ts";
import { eventsRequest } from "./requests.ts";
import { addSettings } from "./settings.ts";

/** The data collected by the advertiser stand-in, which the operator can view and delete. */
const addTrackingCalls = (
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

/** Calls for the operator only; the operator key is checked before any of them. */
export const addOperatorCalls = (app: Hono<Bound>, services: Services): void => {
  app.get("/sandbox/ledger", async (c) => c.json(await ledgerReport(services.db)));

  app.get("/sandbox/outbox", async (c) => {
    const rows = await services.db.select().from(outbox).orderBy(desc(outbox.id)).limit(200);
    return c.json({
      messages: rows.map((row) => ({ ...row, at: isoTime(row.at) })),
    });
  });

  app.get("/sandbox/registrations", async (c) =>
    c.json({ registrations: await latestRegistrations(services.db) }),
  );

  app.post("/sandbox/events", async (c) => {
    const read = await readJson(c, eventsRequest);
    if ("refused" in read) return read.refused;
    const { channel, event, payload } = read.body;
    await services.db.transaction((tx) =>
      audit(tx, operatorOf(c), "event.publish", [channel].flat().join(" "), { event }),
    );
    await services.publisher.publish([channel].flat(), event, payload);
    return accepted(c);
  });

  addDashboard(app, services);
  addLedgerLines(app, services);
  addAuditLog(app, services);
  addAgentDecisions(app, services);
  addCampaigns(app, services);
  addTrackingCalls(app, services);
  addAccounts(app, services);
  addMembers(app, services);
  addProviders(app, services);
  addSettings(app, services);
  addOrderedAnswers(app, services);
  addContentCalls(app, services);
};
