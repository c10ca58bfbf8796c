import { MaintenanceNotice } from "@naluma/game-launcher";
import { LoginDialog } from "@naluma/member";
import { RegisterDialog } from "@naluma/register";
import { Contained } from "@naluma/ui/contained";
import { lazyView } from "@naluma/ui/lazy-view";
import { usePlay } from "../app/use-app.ts";
import { WithLive } from "../app/with-live.tsx";
import { useAskService } from "../site-detail/use-customer-service.ts";

const Login = lazyView(() => import("./login.tsx"));
const Register = lazyView(() => import("./register.tsx"));
const Demos = lazyView(async () => ({ default: (await import("@naluma/lobby/live")).Demos }));
const LateDialogs = lazyView(async () => ({
  default: (await import("../../live/index.ts")).LateDialogs,
}));

/** Dialogs that any page may open; each is loaded on demand. */
export function Dialogs() {
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
        <WithLive>
          <LateDialogs />
        </WithLive>
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
