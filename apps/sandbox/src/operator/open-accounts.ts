import type { Hono } from "hono";
import { joinDownline } from "../agents/downline.ts";
import { isoTime } from "../ground/clock.ts";
import { findMember } from "../members/find-member.ts";
import { issueEnc } from "../members/login-links.ts";
import { openAccount } from "../members/open-account.ts";
import type { Services } from "../services.ts";
import type { Bound } from "../wire/client-address.ts";
import { audit } from "./audit.ts";
import { operatorOf } from "./operator-key.ts";
import { accepted, readJson, refused } from "./read-json.ts";
import { loginLinkRequest, memberRequest } from "./requests.ts";

type Needs = Pick<Services, "clock" | "config" | "db" | "ledger" | "sites">;

const openAccounts = (app: Hono<Bound>, services: Needs) =>
  app.post("/sandbox/members", async (c) => {
    const read = await readJson(c, memberRequest);
    if ("refused" in read) return read.refused;
    const { account, password, dollars, agent: above, site_id = services.config.site } = read.body;
    const site = services.sites.withId(site_id);
    if (!site) return refused(c, 404, "There is no such site.");
    const currency = read.body.currency ?? site.currencies[0];
    if (!currency || !site.currencies.includes(currency))
      return refused(c, 422, `currency must be one of ${site.currencies.join(", ")}.`);
    const agent = above === undefined ? undefined : await findMember(services.db, site_id, above);
    if (above !== undefined && !(agent?.facts.agentActive && agent.siteId === site_id))
      return refused(c, 404, "There is no such agent.");
    const opened = await openAccount(
      services,
      { siteId: site_id, account, password, currency, dollars },
      async (tx, { id }) => {
        if (agent)
          await joinDownline(tx, { memberId: id, agentId: agent.id, joinedAt: services.clock() });
        const detail = { site_id, currency, dollars, agent: above };
        await audit(tx, operatorOf(c), "member.open", account, detail);
      },
    );
    if (!opened) return refused(c, 409, "The site has this account already.");
    return accepted(c, { member_id: opened.id, account, currency });
  });

/** Creates an address that logs its bearer in as the member, once and for a short time. */
const makeLoginLinks = (app: Hono<Bound>, services: Needs) =>
  app.post("/sandbox/login-links", async (c) => {
    const read = await readJson(c, loginLinkRequest);
    if ("refused" in read) return read.refused;
    const { clock, db, config } = services;
    const member = await findMember(db, read.body.site_id ?? config.site, read.body.member);
    if (!member) return refused(c, 404, "There is no such member.");
    const { enc, endsAt } = await db.transaction(async (tx) => {
      await audit(tx, operatorOf(c), "member.login-link", member.account, {
        member_id: member.id,
        site_id: member.siteId,
      });
      return issueEnc({ clock, db: tx }, member.id);
    });
    return accepted(c, {
      address: `${config.publicOrigin}/?enc=${enc}`,
      ends_at: isoTime(endsAt),
    });
  });

export const addAccounts = (app: Hono<Bound>, services: Needs): void => {
  openAccounts(app, services);
  makeLoginLinks(app, services);
};
