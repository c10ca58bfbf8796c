import type { ReactNode } from "react";
import { useSession } from "../use-session.ts";

/** Whose pages these are; `children` is what is in the main wallet. */
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
