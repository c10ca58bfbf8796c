import { isDeepStrictEqual } from "node:util";
import type { Context, Hono } from "hono";
import type { Tx } from "../ground/db/database.ts";
import { findMember } from "../members/find-member.ts";
import { money } from "../money/amounts.ts";
import { planOf, type AskedCampaign, type Plan } from "../promotions/campaign-plan.ts";
import {
  changeCampaignRequest,
  createCampaignRequest,
  type ChangeCampaign,
} from "../promotions/campaign-shapes.ts";
import { prizesOf, stateAt, type Campaign } from "../promotions/campaigns.ts";
import { publishDisplay } from "../promotions/display-events.ts";
import { findCampaign, listCampaigns, showCampaign } from "../promotions/operator-campaigns.ts";
import {
  CampaignProblems,
  changeCampaign,
  createCampaign,
  endCampaign,
  lockCampaigns,
  lockOffers,
} from "../promotions/write-campaigns.ts";
import type { Services } from "../services.ts";
import { siteWithId, type SiteRecord } from "../sites/sites.ts";
import type { Bound } from "../wire/client-address.ts";
import { audit } from "./audit.ts";
import { operatorOf } from "./operator-key.ts";
import { accepted, readJson, refused } from "./read-json.ts";

type Needs = Pick<
  Services,
  "background" | "campaignSchedule" | "clock" | "config" | "db" | "ledger" | "publisher"
>;

/** Resolves accounts or ids, all of which must belong to the site. */
const memberIds = async (
  tx: Tx,
  site: SiteRecord,
  names: readonly string[] | null,
): Promise<number[] | null> => {
  if (names === null) return null;
  const ids = new Set<number>();
  for (const [place, name] of names.entries()) {
    const found = await findMember(tx, site.id, name);
    if (found?.siteId !== site.id)
      throw new CampaignProblems([`members.${place}: the site has no member '${name}'`]);
    ids.add(found.id);
  }
  return [...ids];
};

/** The current campaign in the form of a request. */
const asAsked = async (tx: Tx, before: Campaign): Promise<AskedCampaign> => {
  const offers = await lockOffers(tx, before.id);
  const prizes = (await prizesOf(tx, [before.id])).get(before.id);
  const isRoulette = before.kind === "roulette";
  return {
    kind: before.kind,
    name: before.name,
    startAt: before.startAt,
    endAt: before.endAt,
    times: before.times,
    per: before.per,
    condition: before.condition,
    memberIds: before.memberIds,
    currencies: offers.map((offer) => ({
      currency: offer.currency,
      ...(!isRoulette && { least: money(offer.least), most: money(offer.most) }),
      budget: money(offer.budget),
      number: offer.number,
      required: money(offer.required),
    })),
    ...(prizes && {
      prizes: prizes.map(({ id, name, amounts, weight }) => ({
        prize_id: id,
        name,
        weight,
        amounts:
          amounts &&
          Object.fromEntries(
            Object.entries(amounts).map(([currency, text]) => [currency, money(BigInt(text))]),
          ),
      })),
    }),
  };
};

/** Fields that are omitted keep their values. */
const changed = async (
  tx: Tx,
  site: SiteRecord,
  now: AskedCampaign,
  asked: ChangeCampaign,
): Promise<AskedCampaign> => {
  const { members } = asked;
  return {
    kind: now.kind,
    name: asked.name ?? now.name,
    startAt: asked.start_at ?? now.startAt,
    endAt: asked.end_at ?? now.endAt,
    times: asked.times ?? now.times,
    per: asked.per ?? now.per,
    condition: asked.condition ?? now.condition,
    memberIds: members === undefined ? now.memberIds : await memberIds(tx, site, members),
    currencies: asked.currencies ?? now.currencies,
    prizes: asked.prizes ?? now.prizes,
  };
};

/** The terms that members can see. */
const termsOfPrizes = ({ prizes }: Plan) => prizes.map(({ id: _id, ...terms }) => terms);

const judged = async (c: Context<Bound>, write: () => Promise<Response>): Promise<Response> => {
  try {
    return await write();
  } catch (error) {
    if (!(error instanceof CampaignProblems)) throw error;
    const { problems } = error;
    return c.json(
      { code: "422", message: "The campaign cannot be like that.", data: { problems } },
      422,
    );
  }
};

/** The request without omitted fields. */
const asDetail = (body: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));

export const addCampaigns = (app: Hono<Bound>, services: Needs): void => {
  const { campaignSchedule, clock, config, db } = services;

  const answer = async (c: Context<Bound>, id: number) => {
    const shown = await showCampaign(db, id, clock());
    if (!shown) return refused(c, 404, "There is no such campaign.");
    publishDisplay(
      services,
      shown.kind,
      shown.currencies.map(({ currency }) => currency),
    );
    campaignSchedule.wake();
    return accepted(c, shown);
  };

  const idOf = (c: Context<Bound>): number => Number(c.req.param("id"));

  app.get("/sandbox/campaigns", async (c) => {
    const siteId = Number(c.req.query("site_id") ?? config.site);
    const site = siteWithId(siteId);
    if (!site) return refused(c, 404, "There is no such site.");
    return accepted(c, { campaigns: await listCampaigns(db, site.id, clock()) });
  });

  app.post("/sandbox/campaigns", async (c) => {
    const read = await readJson(c, createCampaignRequest);
    if ("refused" in read) return read.refused;
    const { site_id, start_at, end_at, members, ...asked } = read.body;
    const site = siteWithId(site_id ?? config.site);
    if (!site) return refused(c, 404, "There is no such site.");
    return judged(c, async () => {
      const id = await db.transaction(async (tx) => {
        const plan = planOf({
          ...asked,
          startAt: start_at ?? clock(),
          endAt: end_at,
          memberIds: await memberIds(tx, site, members),
        });
        const made = await createCampaign(tx, services, site, plan);
        await audit(tx, operatorOf(c), "campaign.create", String(made), {
          ...asDetail(read.body),
          site_id: site.id,
        });
        return made;
      });
      return answer(c, id);
    });
  });

  app.post("/sandbox/campaigns/:id{[0-9]{1,9}}", async (c) => {
    const read = await readJson(c, changeCampaignRequest);
    if ("refused" in read) return read.refused;
    return judged(c, async () => {
      const outcome = await db.transaction(async (tx) => {
        await lockCampaigns(tx);
        const before = await findCampaign(tx, idOf(c));
        const site = before && siteWithId(before.siteId);
        if (!site) return "unknown";
        if (stateAt(before, clock()) === "ended") return "ended";
        const now = await asAsked(tx, before);
        const shownBefore = await showCampaign(tx, before.id, clock());
        const plan = planOf(await changed(tx, site, now, read.body));
        // A form sends unchanged prizes again.
        const arePrizesNew = !isDeepStrictEqual(termsOfPrizes(plan), termsOfPrizes(planOf(now)));
        const { reviewed = [] } = read.body;
        await changeCampaign(tx, services, site, { before, plan, arePrizesNew, reviewed });
        const fields = Object.keys(asDetail(read.body));
        const said = (shown: object = {}) =>
          Object.fromEntries(Object.entries(shown).filter(([field]) => fields.includes(field)));
        const shownNow = await showCampaign(tx, before.id, clock());
        const target = String(before.id);
        await audit(
          tx,
          operatorOf(c),
          "campaign.change",
          target,
          { ...said(shownNow), site_id: before.siteId },
          said(shownBefore),
        );
        return "changed";
      });
      if (outcome === "ended") return refused(c, 409, "The campaign has ended.");
      return answer(c, idOf(c));
    });
  });

  app.post("/sandbox/campaigns/:id{[0-9]{1,9}}/end", async (c) => {
    const outcome = await db.transaction(async (tx) => {
      await lockCampaigns(tx);
      const before = await findCampaign(tx, idOf(c));
      if (!before) return "unknown";
      if (stateAt(before, clock()) === "ended") return "ended";
      const was = { state: stateAt(before, clock()), end_at: before.endAt };
      await endCampaign(tx, services, before);
      const now = { site_id: before.siteId, state: "ended", end_at: clock() };
      await audit(tx, operatorOf(c), "campaign.end", String(before.id), now, was);
      return "done";
    });
    if (outcome === "ended") return refused(c, 409, "The campaign has ended.");
    return answer(c, idOf(c));
  });
};
