import { memberQueryKeys, useMember, useSession } from "@naluma/member";
import { useLayout } from "@naluma/member/centre";
import type { SignedIn } from "@naluma/site/who";
import type { Unasked } from "@naluma/ui/dialog";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useCanInterrupt } from "../../page/layout/use-can-interrupt.ts";

interface PasswordDue {
  /** The member who owns the password; a demo's test member has none. */
  who: SignedIn | undefined;
  /** The platform requires a change before anything else; `undefined` until it has responded. */
  isDue: boolean | undefined;
  /** Set if it became due in the middle of a visit: the dialog then does not cover a game or a half-filled form. */
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
    onChanged: () => void queryClient.invalidateQueries({ queryKey: memberQueryKeys.all }),
    askToLogOut,
  };
}
