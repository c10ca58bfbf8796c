import type { Api } from "@naluma/api-client";
import type { SignedIn, Who } from "@naluma/site/who";
import { queryOptions, skipToken } from "@tanstack/react-query";
import { memberKey } from "../member-queries.ts";
import { isRecommendBlocked } from "./recommend.ts";
import {
  checkAgentApplication,
  checkBonus,
  checkCashSurplus,
  listAgentLevelNames,
} from "./rights.api.ts";

/** These queries only hide links, so their errors are not shown. */
const meta = { quiet: true };

/** No requests for visitors or for the test member of a demo. */
const isKnown = (who: Who): who is SignedIn => who.role === "member" && !who.demo;

interface Asker {
  readonly api: Api;
  readonly who: Who;
  readonly siteId: number;
}

const keyOf = (who: Who, right: string) =>
  [...memberKey, who.role === "member" ? who.memberId : "visitor", right] as const;

/** Whether the site rewards this member for inviting friends (MEMBER-24). */
export const friendBonusQuery = ({ api, who, siteId }: Asker) =>
  queryOptions({
    queryKey: keyOf(who, "friend-bonus"),
    meta,
    queryFn: isKnown(who)
      ? ({ signal }) =>
          api.read(checkBonus, { member_currency: who.currency, site_id: siteId }, signal)
      : skipToken,
  });

/** Whether the check of an agent application blocks the recommend feature (MEMBER-29, MEMBER-30). */
export const recommendBlockQuery = ({ api, who }: Asker) =>
  queryOptions({
    queryKey: keyOf(who, "recommend-block"),
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
    queryKey: keyOf(who, "cash-surplus"),
    meta,
    queryFn: isKnown(who)
      ? ({ signal }) =>
          api.read(checkCashSurplus, { site_id: siteId, currency: who.currency }, signal)
      : skipToken,
  });

/** Names of agent levels; not requested for ordinary members (MEMBER-31). */
export const agentLevelNamesQuery = ({ api, who }: Asker, memberType: number | undefined) =>
  queryOptions({
    queryKey: keyOf(who, "agent-level-names"),
    meta,
    queryFn:
      isKnown(who) && hasLevelNames(memberType)
        ? ({ signal }) => api.read(listAgentLevelNames, {}, signal)
        : skipToken,
  });

/** 1 is an ordinary member. */
const hasLevelNames = (memberType: number | undefined) =>
  memberType !== undefined && memberType !== 1;
