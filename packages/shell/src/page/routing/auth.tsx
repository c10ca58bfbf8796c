import { openLogin, useSession } from "@naluma/member";
import { type ReactNode, useEffect } from "react";
import { Outlet, useLocation, useNavigate } from "react-router";
import { useApp } from "../app/use-app.ts";
import { PageOutline } from "../routes/member-page.tsx";
import { type GuardName, guards } from "./guards.ts";

/** Wraps the pages whose entry in the list has `guard: "auth"`. */
export default function MembersOnly() {
  return (
    <Guarded by="auth" outline={<PageOutline />}>
      <Outlet />
    </Guarded>
  );
}

interface GuardedProps {
  by: GuardName;
  /** Shown until the session is known: the server and hydration always render for a visitor. */
  outline: ReactNode;
  children: ReactNode;
}

function Guarded({ by, outline, children }: GuardedProps) {
  return useGuard(by) ? children : outline;
}

/**
 * Whether the page may be shown. A player who may not see it is redirected on arrival; a member who logs out on the
 * page is sent home by the logout instead, without a login dialog.
 */
function useGuard(name: GuardName): boolean {
  const { session, store, arriving } = useApp();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const who = useSession();
  const address = pathname + search;

  useEffect(() => {
    let isLeft = false;
    function turnAway() {
      // Reads the session itself, because the hydrated value is always a visitor's.
      const turned = guards[name]({ who: session.current(), address });
      if (!turned || isLeft) return;
      void navigate(turned.to, { replace: true });
      openLogin(store, { target: turned.logInFor });
    }
    const judged = arriving();
    if (judged) void judged.then(turnAway);
    else turnAway();
    return () => {
      isLeft = true;
    };
  }, [name, address, session, store, arriving, navigate]);

  return guards[name]({ who, address }) === undefined;
}
