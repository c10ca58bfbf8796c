import { Skeleton } from "@naluma/ui/skeleton";

/** A placeholder for a member's page, until the member is known and the page has loaded. */
export function PageOutline() {
  return (
    <div className="mc-p" aria-busy="true">
      <Skeleton />
      <div className="card mc-w">
        <Skeleton />
        <Skeleton />
        <Skeleton />
      </div>
    </div>
  );
}
