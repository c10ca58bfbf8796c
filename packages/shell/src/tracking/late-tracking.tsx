import { ConsentRequest } from "@naluma/tracking/later";
import { useApp } from "../app/use-app.ts";
import { pageTracking } from "./page-tracking.ts";

interface LateTrackingProps {
  /** The query that the visit began with. */
  search: string;
  isGameOn: boolean;
  canInterrupt: () => boolean;
}

export default function LateTracking({ search, ...page }: LateTrackingProps) {
  return <ConsentRequest tracking={pageTracking(useApp(), window, search)} {...page} />;
}
