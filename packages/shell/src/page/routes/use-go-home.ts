import { openLogin } from "@naluma/member";
import { useCallback, useState } from "react";
import { useNavigate } from "react-router";
import { liveAtom } from "../app/live.ts";
import { useApp } from "../app/use-app.ts";
import { guards } from "../routing/guards.ts";

/**
 * Replaces a player page that has nothing to show with the home page. A visitor who opened it without a game gets the
 * login; one whose demo has ended does not.
 */
export function useGoHome(): () => void {
  const { session, store } = useApp();
  const navigate = useNavigate();
  const [cameWithout] = useState(() => {
    const launcher = store.get(liveAtom)?.launcher;
    return !launcher || launcher.getState().at === "idle";
  });
  return useCallback(() => {
    void navigate("/", { replace: true });
    const turned = guards.auth({ who: session.current(), address: "/play" });
    if (cameWithout && turned) openLogin(store, { target: turned.logInFor });
  }, [cameWithout, navigate, session, store]);
}
