import { createContext, use, useSyncExternalStore } from "react";
import type { Member } from "./member.ts";
import { visitor, type Who } from "./session/who.ts";

export const MemberContext = createContext<Member | undefined>(undefined);

export function useMember(): Member {
  const member = use(MemberContext);
  if (!member) throw new Error("useMember needs a <MemberContext> above it");
  return member;
}

/** Who is at the page. The server and the hydrating page see a visitor; what storage says follows at once. */
export function useSession(): Who {
  const { session } = useMember();
  return useSyncExternalStore(session.onChange, session.current, () => visitor);
}
