import { useWho } from "@naluma/site/use-who";
import { memberIdOf, type Who } from "@naluma/site/who";
import { createContext, use } from "react";
import type { Member } from "./member.ts";

export const MemberContext = createContext<Member | undefined>(undefined);

export function useMember(): Member {
  const member = use(MemberContext);
  if (!member) throw new Error("useMember needs a <MemberContext> above it");
  return member;
}

/** Who is at the page. */
export const useSession = (): Who => useWho(useMember().session);

/** The member, for data that only members have. The test member of a demo site has nothing. */
export const useMemberId = (): number | undefined => memberIdOf(useSession());
