import type { ReactNode } from "react";
import { useSession } from "../use-session.ts";

/** Identifies the member; `children` is the balance of the main wallet. */
export function MemberBadge({ children }: { children: ReactNode }) {
  const who = useSession();
  if (who.role !== "member") return null;
  return (
    <p className="mc-u">
      <b translate="no">{who.account}</b>
      {children}
    </p>
  );
}
