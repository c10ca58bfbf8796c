import { useSite } from "@naluma/site/use-site";
import { useQuery } from "@tanstack/react-query";
import { useMember } from "../use-member.ts";
import { useSession } from "../use-session.ts";
import { isRecommendShown } from "./recommend.ts";
import {
  agentLevelNamesQuery,
  cashSurplusQuery,
  friendBonusQuery,
  recommendBlockQuery,
} from "./rights-queries.ts";

function useAsker() {
  const { siteId } = useSite().settings;
  return { api: useMember().ports.api, who: useSession(), siteId };
}

export const useCashSurplus = (): boolean => useQuery(cashSurplusQuery(useAsker())).data === true;

/**
 * Whether friends are rewarded here. Only a sandbox has the calls that the pages show, and only a site of
 * play money is on one; a demo's test member has no friends.
 */
export function useRecommend() {
  const { playMoney } = useSite().settings;
  const asker = useAsker();
  const isOffered = playMoney && asker.who.role === "member" && !asker.who.demo;
  const bonus = useQuery({ ...friendBonusQuery(asker), enabled: isOffered });
  const block = useQuery({ ...recommendBlockQuery(asker), enabled: isOffered });
  return {
    isOffered,
    isShown: isOffered && isRecommendShown(bonus.data, block.data),
    /** The later of the two answers, for a page that waits for both. */
    read: bonus.data === undefined ? bonus : block,
  };
}

/** The operator's name of an agent's level; nothing of a plain member's, and where it has none. */
export const useAgentLevelName = (
  memberType: number | undefined,
  level: number,
): string | undefined => useQuery(agentLevelNamesQuery(useAsker(), memberType)).data?.get(level);
