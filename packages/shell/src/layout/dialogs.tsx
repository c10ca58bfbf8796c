import type { MaintenanceNotice as DesktopMaintenanceNotice } from "@naluma/game-launcher/desktop";
import { Demos } from "@naluma/lobby";
import type { LoginDialog as DesktopLoginDialog } from "@naluma/member/desktop";
import { usePlay } from "../live/use-play.ts";
import { Bulletins } from "./bulletins-later.tsx";
import { loginWelcome } from "./login-welcome.tsx";
import { useAskService } from "./use-ask-service.ts";

interface DialogsOfProps {
  /** Each template draws these two its own way. */
  LoginDialog: typeof DesktopLoginDialog;
  MaintenanceNotice: typeof DesktopMaintenanceNotice;
}

/** Dialogs that any page may open; each is fetched when it is asked for. */
export function DialogsOf({ LoginDialog, MaintenanceNotice }: DialogsOfProps) {
  const askService = useAskService();
  const play = usePlay();
  return (
    <>
      <LoginDialog welcome={loginWelcome} />
      <Bulletins />
      <MaintenanceNotice onAskService={askService} />
      <Demos onPlay={play} />
    </>
  );
}
