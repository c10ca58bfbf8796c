import { ConsentRequest } from "@naluma/tracking/consent-request";
import { useApp } from "../../page/app/use-app.ts";
import { pageTracking } from "./page-tracking.ts";

interface LateTrackingProps {
  /** The query of the visit's first address. */
  search: string;
  isGameOn: boolean;
  canInterrupt: () => boolean;
}

export default function LateTracking({ search, ...page }: LateTrackingProps) {
  return <ConsentRequest tracking={pageTracking(useApp(), window, search)} {...page} />;
}
