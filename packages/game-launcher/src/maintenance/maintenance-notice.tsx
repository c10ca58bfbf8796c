import { lazyView } from "@naluma/ui/lazy-view";
import { useAtomValue } from "jotai";
import type { MaintenanceNoticeProps } from "./maintenance-dialog.tsx";
import { maintenanceAtom } from "./maintenance.ts";

const Notice = lazyView(() => import("./maintenance-dialog.tsx"));

/** The maintenance notice. Mounted once per page, outside anything that may unmount. */
export function MaintenanceNotice(props: MaintenanceNoticeProps) {
  return useAtomValue(maintenanceAtom) ? <Notice {...props} /> : null;
}
