import { post, type Api } from "@naluma/api-client";
import { code, emptyBody, flag, id, listOf, text } from "@naluma/api-client/wire";
import type { SignedIn, Who } from "@naluma/site/who";
import { queryOptions, skipToken } from "@tanstack/react-query";
import * as v from "valibot";
import { memberQueryKeys } from "../query-keys.ts";

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

/** Codes of the agent application's check that block the recommend feature. */
const blocking: ReadonlySet<string> = new Set(["101", "104"]);

const isRecommendBlocked = (code: string): boolean => blocking.has(code);

/** Shown only when both responses allow it (MEMBER-24), so that nothing unusable is offered. */
export const isRecommendShown = (
  isFriend: boolean | undefined,
  isBlocked: boolean | undefined,
): boolean => isFriend === true && isBlocked === false;

/** These queries only hide links, so their errors are not shown. */
const meta = { quiet: true };

/** No requests for visitors or for the test member of a demo. */
const isKnown = (who: Who): who is SignedIn => who.role === "member" && !who.demo;

interface Asker {
  readonly api: Api;
  readonly who: Who;
  readonly siteId: number;
}

/** Whether the site rewards this member for inviting friends (MEMBER-24). */
export const friendBonusQuery = ({ api, who, siteId }: Asker) =>
  queryOptions({
    queryKey: memberQueryKeys.friendBonus(who),
    meta,
    queryFn: isKnown(who)
      ? ({ signal }) =>
          api.read(checkBonus, { member_currency: who.currency, site_id: siteId }, signal)
      : skipToken,
  });

/** Whether the check of an agent application blocks the recommend feature (MEMBER-29, MEMBER-30). */
export const recommendBlockQuery = ({ api, who }: Asker) =>
  queryOptions({
    queryKey: memberQueryKeys.recommendBlock(who),
    meta,
    queryFn: isKnown(who)
      ? async ({ signal }) => {
          const asked = { agent_id: who.memberId, apply_agent_flag: 0 } as const;
          const answer = await api.send(checkAgentApplication, asked, { signal });
          return !answer.ok && isRecommendBlocked(answer.refusal.code);
        }
      : skipToken,
  });

/** Whether the cash surplus is active in the member's currency (MEMBER-26). */
export const cashSurplusQuery = ({ api, who, siteId }: Asker) =>
  queryOptions({
    queryKey: memberQueryKeys.cashSurplus(who),
    meta,
    queryFn: isKnown(who)
      ? ({ signal }) =>
          api.read(checkCashSurplus, { site_id: siteId, currency: who.currency }, signal)
      : skipToken,
  });

/** Names of agent levels; not requested for ordinary members (MEMBER-31). */
export const agentLevelNamesQuery = ({ api, who }: Asker, memberType: number | undefined) =>
  queryOptions({
    queryKey: memberQueryKeys.agentLevelNames(who),
    meta,
    queryFn:
      isKnown(who) && hasLevelNames(memberType)
        ? ({ signal }) => api.read(listAgentLevelNames, {}, signal)
        : skipToken,
  });

/** 1 is an ordinary member. */
const hasLevelNames = (memberType: number | undefined) =>
  memberType !== undefined && memberType !== 1;
