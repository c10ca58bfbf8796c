import { memberKey, useMember, useSession } from "@naluma/member";
import { useLayout } from "@naluma/member/centre";
import type { SignedIn } from "@naluma/site/who";
import type { Unasked } from "@naluma/ui/dialog";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useCanInterrupt } from "../layout/use-can-interrupt.ts";

interface PasswordDue {
  /** The member whose password it is; a demo's test member has none. */
  who: SignedIn | undefined;
  /** The platform wants it changed before anything else; unknown until it said so. */
  isDue: boolean | undefined;
  /** Set where it became due in the middle of a visit: a game or a half-written form is not covered then. */
  unasked: Unasked | undefined;
  onChanged: () => void;
  askToLogOut: () => void;
}

export function usePasswordDue(): PasswordDue {
  const queryClient = useQueryClient();
  const who = useSession();
  const { askToLogOut } = useMember();
  const { data } = useLayout();
  const mayOpen = useCanInterrupt();
  const [wasDue, setWasDue] = useState<boolean>();
  if (data && wasDue === undefined) setWasDue(data.mustChangePassword);
  return {
    who: who.role === "member" && !who.demo ? who : undefined,
    isDue: data?.mustChangePassword,
    unasked: wasDue ? undefined : { mayOpen },
    onChanged: () => void queryClient.invalidateQueries({ queryKey: memberKey }),
    askToLogOut,
  };
}
