import { MaintenanceNotice } from "@naluma/game-launcher/desktop";
import { LoginDialog } from "@naluma/member/desktop";
import { useAskService } from "./use-ask-service.ts";

/** Dialogs that any page may open; each is fetched when it is asked for. */
export function Dialogs() {
  const askService = useAskService();
  return (
    <>
      <LoginDialog />
      <MaintenanceNotice onAskService={askService} />
    </>
  );
}
