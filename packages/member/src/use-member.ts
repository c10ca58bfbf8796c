import { createContext, use } from "react";
import type { Member } from "./member.ts";

export const MemberContext = createContext<Member | undefined>(undefined);

export function useMember(): Member {
  const member = use(MemberContext);
  if (!member) throw new Error("useMember needs a <MemberContext> above it");
  return member;
}
