import { useSite } from "@naluma/site/use-site";
import { useAtom } from "jotai";
import { MaintenanceDialog } from "./maintenance-dialog.tsx";
import { maintenanceAtom } from "./maintenance.ts";

export interface MaintenanceNoticeProps {
  /** Opens the customer service. */
  onAskService: () => void;
  /** Navigates to other games; the notice is closed by then. */
  onSeeOthers?: () => void;
}

/** The open notice, in the style of this template. */
export default function OpenNotice({ onAskService, onSeeOthers }: MaintenanceNoticeProps) {
  const [maintenance, setMaintenance] = useAtom(maintenanceAtom);
  const { template } = useSite();
  if (!maintenance) return null;
  const close = () => setMaintenance(undefined);
  return (
    <MaintenanceDialog
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
