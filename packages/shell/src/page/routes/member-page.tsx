import type { MemberPath } from "@naluma/member/centre";
import { pathsWith } from "@naluma/site/pages";
import { Skeleton } from "@naluma/ui/skeleton";
import { useMatches } from "react-router";

/** A placeholder for a member's page, until the member is known and the page has loaded. */
export function PageOutline() {
  return (
    <div className="centre-page" aria-busy="true">
      <Skeleton />
      <div className="card centre-skeleton">
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </div>
    </div>
  );
}

const memberPaths = pathsWith("guard", "auth");

/** The path of the current member page; its route is named after the path. */
export function useMemberPath(): MemberPath {
  const matches = useMatches();
  const path = memberPaths.find((one) => matches.some(({ id }) => id === one));
  if (!path) throw new Error("No page of a member's");
  return path;
}
