import type { MemberPath } from "@naluma/member/centre";
import { pathsWith } from "@naluma/site/pages";
import { useMatches } from "react-router";

const memberPaths = pathsWith("guard", "auth");

/** Which page of a member's this is; a route is called by its path. */
export function useMemberPath(): MemberPath {
  const matches = useMatches();
  const path = memberPaths.find((one) => matches.some(({ id }) => id === one));
  if (!path) throw new Error("No page of a member's");
  return path;
}
