import { useAtom } from "jotai";
import { styled } from "@naluma/ui/later";
import { lazy, Suspense } from "react";
import { useSite } from "@naluma/site/use-site";
import { maintenanceAtom } from "./maintenance.ts";

const MaintenanceDialog = lazy(() => styled(import("./maintenance-dialog.tsx")));

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
    <Suspense fallback={null}>
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
    </Suspense>
  );
}
