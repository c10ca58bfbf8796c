import { useSite } from "@naluma/site/use-site";
import { useQuery } from "@tanstack/react-query";
import { pageTarget } from "../centre/menu.ts";
import { useMember, useSession } from "../use-member.ts";
import {
  agentLevelNamesQuery,
  cashSurplusQuery,
  friendBonusQuery,
  isRecommendShown,
  recommendBlockQuery,
} from "./rights.api.ts";

function useAsker() {
  const { siteId } = useSite().settings;
  return { api: useMember().ports.api, who: useSession(), siteId };
}

export const useCashSurplus = (): boolean => useQuery(cashSurplusQuery(useAsker())).data === true;

const friendPages = ["RecommendProject", "RecommendRecord", "RecommendMemberSearch"] as const;

/** Whether friends are rewarded on this site; the test member of a demo has no friends. */
export function useRecommend() {
  const { settings } = useSite();
  const asker = useAsker();
  const isOffered =
    friendPages.some((page) => pageTarget(page, settings) !== undefined) &&
    asker.who.role === "member" &&
    !asker.who.demo;
  const bonus = useQuery({ ...friendBonusQuery(asker), enabled: isOffered });
  const block = useQuery({ ...recommendBlockQuery(asker), enabled: isOffered });
  return {
    isOffered,
    isShown: isOffered && isRecommendShown(bonus.data, block.data),
    /** The query that is still pending, for a page that waits for both. */
    read: bonus.data === undefined ? bonus : block,
  };
}

/** The operator's name of an agent's level; undefined for ordinary members, and if the operator has none. */
export const useAgentLevelName = (
  memberType: number | undefined,
  level: number,
): string | undefined => useQuery(agentLevelNamesQuery(useAsker(), memberType)).data?.get(level);
