import * as v from "valibot";
import { apply, agentStatusOf } from "../agents/applications.ts";
import { agentLevels } from "../agents/commission.ts";
import { currency, empty, flag, id, nothing, siteId, text, whole } from "../ground/values.ts";
import type { Services } from "../services.ts";
import { siteWithId } from "../sites/sites.ts";
import { done, refusal, words } from "../wire/answer.ts";
import { call, memberCall, type Ask, type MemberAsk } from "../wire/call.ts";
import { unknownSite } from "./site.ts";

type Applying = Pick<Services, "clock" | "db">;

const asFlag = (value: boolean | undefined) => (value === true ? 1 : 0);

const bonusSetting = call({
  path: "/api/bonus_setting/check",
  operationId: "checkBonusSetting",
  tag: "Member",
  token: "welcome",
  body: v.strictObject({ member_currency: currency, site_id: siteId }),
  data: v.object({ is_friend: flag }),
  run: async (ask: Ask<Pick<Services, "sites">>, { site_id, member_currency }) => {
    const site = ask.services.sites.withId(site_id);
    if (!site) return unknownSite(ask);
    const isOffered = site.currencies.some((one) => one === member_currency);
    return done({ is_friend: asFlag(ask.services.sites.offers(site_id, "friends") && isOffered) });
  },
});

const cashSurplus = call({
  path: "/api/arks/web/cash_surplus/check",
  operationId: "checkCashSurplus",
  tag: "Member",
  token: "welcome",
  body: v.strictObject({ site_id: siteId, currency }),
  data: v.object({ active: flag }),
  run: async (ask: Ask, body) => {
    const site = siteWithId(body.site_id);
    if (!site) return unknownSite(ask);
    return done({ active: asFlag(site.cashSurplus.some((one) => one === body.currency)) });
  },
});

/** The token identifies the member; flag 1 applies, and 0 only checks the state (W-51). */
const agentApplication = memberCall({
  path: "/api/member/apply_for_agent/check",
  operationId: "checkAgentApplication",
  tag: "Member",
  body: v.strictObject({ agent_id: id, apply_agent_flag: flag }),
  data: nothing,
  run: async ({ holder: { member }, services, lang }: MemberAsk<Applying>, body) => {
    const { state } = await agentStatusOf(services.db, member);
    if (state === "closed") return refusal("101", "applications_closed", lang);
    if (state === "refused") return refusal("104", "application_refused", lang);
    if (body.apply_agent_flag === 0) return done();
    if (state === "agent") return refusal("999", "agent_already", lang);
    await apply(services, member.id);
    return done();
  },
});

const agentLevelNames = memberCall({
  path: "/api/arks/web/agent-level-rename",
  operationId: "listAgentLevelNames",
  tag: "Member",
  body: empty,
  data: v.object({ detail: v.array(v.object({ agent_level: whole(0), name: text(0, 64) })) }),
  run: async ({ lang }: MemberAsk) =>
    done({
      detail: agentLevels.map(({ level, name }) => ({
        agent_level: level,
        name: words(name, lang),
      })),
    }),
});

export const agentCheckCalls = [bonusSetting, cashSurplus, agentApplication, agentLevelNames];
