import { useSession } from "@naluma/member";

/** Who is at the page; nothing is a visitor. The test member of a demo site has nothing of its own. */
export function useMemberId(): number | undefined {
  const who = useSession();
  return who.role === "member" && !who.demo ? who.memberId : undefined;
}
