import { useSite } from "@naluma/site/use-site";
import { useQuery } from "@tanstack/react-query";
import { useMember, useSession } from "../use-member.ts";
import { agentLevelNamesQuery, cashSurplusQuery } from "./rights-queries.ts";

function useAsker() {
  const { siteId } = useSite().settings;
  return { api: useMember().ports.api, who: useSession(), siteId };
}

export const useCashSurplus = (): boolean => useQuery(cashSurplusQuery(useAsker())).data === true;

/** The operator's name of an agent's level; nothing of a plain member's, and where it has none. */
export const useAgentLevelName = (
  memberType: number | undefined,
  level: number,
): string | undefined => useQuery(agentLevelNamesQuery(useAsker(), memberType)).data?.get(level);
