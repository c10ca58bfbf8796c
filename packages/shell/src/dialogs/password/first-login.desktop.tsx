import { lazyView } from "@naluma/ui/lazy-view";
import { usePasswordDue } from "./use-password-due.ts";

const Dialog = lazyView(() => import("@naluma/account-security/first-login"));

/** A member who must change the password does so in a dialog, on any page (AUTH-82). */
export default function FirstLogin() {
  const { who, isDue, unasked, onChanged, askToLogOut } = usePasswordDue();
  if (!who || !isDue) return null;
  return (
    <Dialog account={who.account} unasked={unasked} onChanged={onChanged} onLogOut={askToLogOut} />
  );
}
