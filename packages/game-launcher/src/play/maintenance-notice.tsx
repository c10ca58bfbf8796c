import { useAtom } from "jotai";
import { late } from "@naluma/ui/later";
import { useSite } from "@naluma/site/use-site";
import { maintenanceAtom } from "./maintenance.ts";

const dialog = late(() => import("./maintenance-dialog.tsx"));

export interface MaintenanceNoticeProps {
  /** Opens the customer service. */
  onAskService: () => void;
  /** Goes to where other games are; the notice is closed already. */
  onSeeOthers?: () => void;
}

/** Where the maintenance notice appears. Once in the page, outside anything that may unmount. */
export function MaintenanceNotice({ onAskService, onSeeOthers }: MaintenanceNoticeProps) {
  const [maintenance, setMaintenance] = useAtom(maintenanceAtom);
  const { template } = useSite();
  if (!maintenance) return null;
  const close = () => setMaintenance(undefined);
  return (
    <dialog.View
      {...maintenance}
      as={template === "mobile" ? "sheet" : "modal"}
      onClose={close}
      onAskService={onAskService}
      onSeeOthers={() => {
        close();
        onSeeOthers?.();
      }}
    />
  );
}
