import { post } from "@naluma/api-client";
import { code, emptyBody, flag, id, listOf, text } from "@naluma/api-client/wire";
import * as v from "valibot";

const siteId = v.number();

export const checkBonus = post("/bonus_setting/check", {
  body: v.object({ member_currency: code, site_id: siteId }),
  reads: v.pipe(
    v.object({ is_friend: flag }),
    v.transform(({ is_friend }) => is_friend),
  ),
});

/** 0 only checks, 1 applies (W-51). The result is in the response code. */
export const checkAgentApplication = post("/member/apply_for_agent/check", {
  body: v.object({ agent_id: v.number(), apply_agent_flag: v.picklist([0, 1]) }),
  reads: v.unknown(),
});

export const checkCashSurplus = post("/arks/web/cash_surplus/check", {
  body: v.object({ site_id: siteId, currency: code }),
  reads: v.pipe(
    v.object({ active: flag }),
    v.transform(({ active }) => active),
  ),
});

/** The operator's own names of the levels, by level. */
export const listAgentLevelNames = post("/arks/web/agent-level-rename", {
  body: emptyBody,
  reads: v.pipe(
    v.object({ detail: listOf(v.object({ agent_level: id, name: text })) }),
    v.transform(
      ({ detail }): ReadonlyMap<number, string> =>
        new Map(detail.map(({ agent_level, name }) => [agent_level, name])),
    ),
  ),
});
