import type { MemberPath } from "@naluma/member/centre";
import { pathsWith } from "@naluma/site/pages";
import { useMatches } from "react-router";

const memberPaths = pathsWith("guard", "auth");

/** The path of the current member page; its route is named after the path. */
export function useMemberPath(): MemberPath {
  const matches = useMatches();
  const path = memberPaths.find((one) => matches.some(({ id }) => id === one));
  if (!path) throw new Error("No page of a member's");
  return path;
}
