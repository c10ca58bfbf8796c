import { openLogin } from "@naluma/member";
import { useEffect, useCallback, useState } from "react";
import { useNavigate } from "react-router";
import { liveAtom } from "../app/live.ts";
import { useApp } from "../app/use-app.ts";
import { guards } from "../routing/guards.ts";

/** Replaces this page with another; without an address this page stays. */
export function useContinueTo(address: string | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (address !== undefined) void navigate(address, { replace: true });
  }, [address, navigate]);
}

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
