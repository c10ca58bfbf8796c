import { useWho } from "@naluma/site/use-who";
import { memberIdOf, type Who, type WhoSource } from "@naluma/site/who";
import { createContext, use } from "react";
import type { Member } from "./member.ts";

export const SessionContext = createContext<WhoSource | undefined>(undefined);

export function useSession(): Who {
  const session = use(SessionContext);
  if (!session) throw new Error("useSession needs a <SessionContext> above it");
  return useWho(session);
}

/** The member's id, for data that only members have. The test member of a demo site has none. */
export const useMemberId = (): number | undefined => memberIdOf(useSession());

export const MemberContext = createContext<Member | undefined>(undefined);

export function useMember(): Member {
  const member = use(MemberContext);
  if (!member) throw new Error("useMember needs a <MemberContext> above it");
  return member;
}
