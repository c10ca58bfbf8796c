import { lazyView } from "@naluma/ui/lazy-view";
import { useAtomValue } from "jotai";
import { maintenanceAtom } from "./maintenance.ts";
import type { MaintenanceNoticeProps } from "./open-notice.tsx";

const Notice = lazyView(() => import("./open-notice.tsx"));

/** The maintenance notice. Mounted once per page, outside anything that may unmount. */
export function MaintenanceNotice(props: MaintenanceNoticeProps) {
  return useAtomValue(maintenanceAtom) ? <Notice {...props} /> : null;
}
