import * as v from "valibot";
import { later } from "../call.ts";
import { currency, empty, flag, id, locale, siteId, whole } from "../values.ts";

const letterPage = {
  active: flag,
  count: v.literal(50),
  language: locale,
  page: whole(1),
  site_id: siteId,
  sort_field: v.pipe(v.string(), v.regex(/^[a-z_]{1,32}$/)),
  sort_order: v.picklist(["asc", "desc"]),
};

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
  later({
    path: "/api/arks/web/member/letter",
    operationId: "listLetters",
    tag: "Member",
    token: "needed",
    body: v.strictObject(letterPage),
  }),
  later({
    path: "/api/arks/web/member/letter/read",
    operationId: "readLetter",
    tag: "Member",
    token: "needed",
    body: v.strictObject({ id }),
  }),
  later({
    path: "/api/arks/web/member/letter/destroy",
    operationId: "destroyLetter",
    tag: "Member",
    token: "needed",
    body: v.strictObject({ ...letterPage, id }),
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
