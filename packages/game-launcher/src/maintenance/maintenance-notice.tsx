import { lazyView } from "@naluma/ui/lazy-view";
import { useAtomValue } from "jotai";
import { maintenanceAtom } from "./maintenance.ts";

const Notice = lazyView(() => import("./open-notice.tsx"));

export interface MaintenanceNoticeProps {
  /** Opens the customer service. */
  onAskService: () => void;
  /** Navigates to other games; the notice is closed by then. */
  onSeeOthers?: () => void;
}

/** The maintenance notice. Mounted once per page, outside anything that may unmount. */
export function MaintenanceNotice(props: MaintenanceNoticeProps) {
  return useAtomValue(maintenanceAtom) ? <Notice {...props} /> : null;
}
