import { MaintenanceNotice } from "@naluma/game-launcher/mobile";
import { LoginDialog } from "@naluma/member/mobile";
import { DialogsOf } from "./dialogs.tsx";

export function Dialogs() {
  return <DialogsOf LoginDialog={LoginDialog} MaintenanceNotice={MaintenanceNotice} />;
}
