import { MaintenanceNotice } from "@naluma/game-launcher/desktop";
import { LoginDialog } from "@naluma/member/desktop";
import { DialogsOf } from "./dialogs.tsx";

export function Dialogs() {
  return <DialogsOf LoginDialog={LoginDialog} MaintenanceNotice={MaintenanceNotice} />;
}
