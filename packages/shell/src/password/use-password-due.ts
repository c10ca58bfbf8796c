import { memberKey, useMember, useSession } from "@naluma/member";
import { useLayout } from "@naluma/member/centre";
import type { SignedIn } from "@naluma/site/who";
import { useQueryClient } from "@tanstack/react-query";

interface PasswordDue {
  /** The member whose password it is; a demo's test member has none. */
  who: SignedIn | undefined;
  /** The platform wants it changed before anything else; unknown until it said so. */
  isDue: boolean | undefined;
  onChanged: () => void;
  askToLogOut: () => void;
}

export function usePasswordDue(): PasswordDue {
  const queryClient = useQueryClient();
  const who = useSession();
  const { askToLogOut } = useMember();
  const { data } = useLayout();
  return {
    who: who.role === "member" && !who.demo ? who : undefined,
    isDue: data?.mustChangePassword,
    onChanged: () => void queryClient.invalidateQueries({ queryKey: memberKey }),
    askToLogOut,
  };
}
