import type { MaintenanceNotice as DesktopMaintenanceNotice } from "@naluma/game-launcher/desktop";
import type { LoginDialog as DesktopLoginDialog } from "@naluma/member/desktop";
import { RegisterDialog } from "@naluma/register";
import { Contained } from "@naluma/ui/contained";
import { lazyView } from "@naluma/ui/lazy-view";
import { useAtomValue } from "jotai";
import { liveAtom } from "../app/live-atom.ts";
import { usePlay } from "../live/use-play.ts";
import { useAskService } from "./use-ask-service.ts";

const Login = lazyView(() => import("./login.tsx"));
const Register = lazyView(() => import("./register.tsx"));
const Demos = lazyView(async () => ({ default: (await import("@naluma/lobby/live")).Demos }));
const LateView = lazyView(async () => ({ default: (await import("../live.ts")).LateDialogs }));

/** They come with the live part of the page. */
function LateDialogs() {
  return useAtomValue(liveAtom) ? <LateView /> : null;
}

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
      <Contained>
        <LoginDialog Form={Login} />
      </Contained>
      <Contained>
        <RegisterDialog Form={Register} />
      </Contained>
      <Contained>
        <LateDialogs />
      </Contained>
      <Contained>
        <MaintenanceNotice onAskService={askService} />
      </Contained>
      <Contained>
        <Demos onPlay={play} />
      </Contained>
    </>
  );
}
