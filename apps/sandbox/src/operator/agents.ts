import type { Hono } from "hono";
import * as v from "valibot";
import { decide, agentStatusOf } from "../agents/applications.ts";
import { settleMonth } from "../agents/settlements.ts";
import { findMember } from "../members/find-member.ts";
import { money } from "../money/amounts.ts";
import { lockMember } from "../play/launches.ts";
import { publishCash, publishProfile } from "../play/member-events.ts";
import type { Services } from "../services.ts";
import type { Bound } from "../wire/client-address.ts";
import { audit } from "./audit.ts";
import { operatorOf } from "./operator-key.ts";
import { accepted, readJson, refused } from "./read-json.ts";

type Needs = Pick<Services, "background" | "clock" | "config" | "db" | "ledger" | "publisher">;

const decision = v.strictObject({ state: v.picklist(["accepted", "refused"]) });
const month = v.strictObject({ month: v.pipe(v.string(), v.regex(/^\d{4}-(0[1-9]|1[0-2])$/)) });

const unsettled = {
  running: "The month is not over.",
  nothing: "The month has no commission.",
  before: "The month was settled before.",
} as const;

/** The operator's decisions about agents: who becomes one, and when a month is paid. */
export const addAgentDecisions = (app: Hono<Bound>, services: Needs): void => {
  const { clock, config, db } = services;

  app.post("/sandbox/agents/:member/application", async (c) => {
    const read = await readJson(c, decision);
    if ("refused" in read) return read.refused;
    const { state } = read.body;
    const member = await findMember(db, config.site, c.req.param("member"));
    if (!member) return refused(c, 404, "There is no such member.");
    await db.transaction(async (tx) => {
      await lockMember(tx, member.id);
      const before = { state: (await agentStatusOf(tx, member)).state };
      await decide(tx, member, { state, at: clock() });
      const detail = { member_id: member.id, site_id: member.siteId, state };
      await audit(tx, operatorOf(c), "agent.application", member.account, detail, before);
    });
    publishProfile(services, member.id);
    return accepted(c, { member_id: member.id, state });
  });

  app.post("/sandbox/agents/:member/settlement", async (c) => {
    const read = await readJson(c, month);
    if ("refused" in read) return read.refused;
    const agent = await findMember(db, config.site, c.req.param("member"));
    if (!agent?.facts.agentActive) return refused(c, 404, "There is no such agent.");
    const asked = Number(read.body.month.replace("-", ""));
    const settled = await db.transaction(async (tx) => {
      const outcome = await settleMonth(services, tx, agent, asked);
      if (outcome.kind === "paid")
        await audit(tx, operatorOf(c), "agent.settlement", agent.account, {
          member_id: agent.id,
          site_id: agent.siteId,
          month: read.body.month,
          amount: money(outcome.amount),
        });
      return outcome;
    });
    if (settled.kind !== "paid") return refused(c, 409, unsettled[settled.kind]);
    publishCash(services, agent);
    return accepted(c, { member_id: agent.id, amount: money(settled.amount) });
  });
};
