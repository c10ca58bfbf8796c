import { lazyView } from "@naluma/ui/lazy-view";
import { useAtomValue } from "jotai";
import { maintenanceAtom } from "./maintenance.ts";

const Notice = lazyView(() => import("./open-notice.tsx"));

export interface MaintenanceNoticeProps {
  /** Opens the customer service. */
  onAskService: () => void;
  /** Goes to where other games are; the notice is closed already. */
  onSeeOthers?: () => void;
}

/** Where the maintenance notice appears. Once in the page, outside anything that may unmount. */
export function MaintenanceNotice(props: MaintenanceNoticeProps) {
  return useAtomValue(maintenanceAtom) ? <Notice {...props} /> : null;
}
