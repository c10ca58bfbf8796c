import type { SignedIn } from "@naluma/site/who";
import { useQuery } from "@tanstack/react-query";
import { useSyncExternalStore } from "react";
import { openLogin } from "../login/open-login.ts";
import { layoutQuery } from "../member-queries.ts";
import { useMember, useSession } from "../use-member.ts";

export interface AccountWidget {
  /** Unknown on the server and while the page hydrates: then the style sheet decides which is seen. */
  readonly who: "unknown" | "visitor" | SignedIn;
  logIn(): void;
}

const never = () => () => {};

export function useAccountWidget(): AccountWidget {
  const { ports } = useMember();
  const who = useSession();
  const known = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  // Asked for here, while the part that shows it is on its way.
  useQuery(layoutQuery(ports.api, who));
  return {
    who: known ? (who.role === "member" ? who : "visitor") : "unknown",
    logIn: () => openLogin(ports.store),
  };
}
