import { Skeleton } from "@naluma/ui/skeleton";

/** Room for a member's page, until it is known whose it is and the page is here. */
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
