import type { ReactNode } from "react";
import type { GuardName } from "./guards.ts";
import { useGuard } from "./use-guard.ts";

interface GuardedProps {
  by: GuardName;
  /** Shown until the session is known: the server and hydration always see a visitor. */
  outline: ReactNode;
  children: ReactNode;
}

/** A page that is not for everybody. */
export function Guarded({ by, outline, children }: GuardedProps) {
  return useGuard(by) ? children : outline;
}
