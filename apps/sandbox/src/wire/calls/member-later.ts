import * as v from "valibot";
import { later } from "../call.ts";
import { currency, empty, flag, id, siteId } from "../values.ts";

const memberCalls = [
  later({
    path: "/api/arks/web/agent-level-rename",
    operationId: "listAgentLevelNames",
    tag: "Member",
    token: "needed",
    body: empty,
  }),
  later({
    path: "/api/bonus_setting/check",
    operationId: "checkBonusSetting",
    tag: "Member",
    token: "welcome",
    body: v.strictObject({ member_currency: currency, site_id: siteId }),
  }),
  later({
    path: "/api/member/apply_for_agent/check",
    operationId: "checkAgentApplication",
    tag: "Member",
    token: "needed",
    body: v.strictObject({ agent_id: id, apply_agent_flag: flag }),
  }),
  later({
    path: "/api/arks/web/cash_surplus/check",
    operationId: "checkCashSurplus",
    tag: "Member",
    token: "welcome",
    body: v.strictObject({ site_id: siteId, currency }),
  }),
];

const promotionCalls = [
  later({
    path: "/api/arks/web/activity/red_envelope_promotion",
    operationId: "getRedEnvelope",
    tag: "Promotions",
    token: "needed",
    body: empty,
  }),
  later({
    path: "/api/arks/web/activity/red_envelope",
    operationId: "claimRedEnvelope",
    tag: "Promotions",
    money: true,
    token: "needed",
    body: v.strictObject({ id }),
  }),
  later({
    path: "/api/arks/web/activity/roulette",
    operationId: "getRoulette",
    tag: "Promotions",
    token: "needed",
    body: empty,
  }),
  later({
    path: "/api/arks/web/activity/roulette/info",
    operationId: "getRouletteInfo",
    tag: "Promotions",
    token: "needed",
    body: empty,
  }),
  later({
    path: "/api/arks/web/activity/roulette/spin",
    operationId: "spinRoulette",
    tag: "Promotions",
    money: true,
    token: "needed",
    body: empty,
  }),
];

export const laterMemberCalls = [...memberCalls, ...promotionCalls];
