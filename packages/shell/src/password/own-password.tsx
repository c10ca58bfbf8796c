import { ChangePasswordCard } from "@naluma/account-security/change-password";
import { usePasswordDue } from "./use-password-due.ts";

/** A member's own password, on the page of personal details. A demo's test member has none. */
export function OwnPassword() {
  const { who, isDue, onChanged } = usePasswordDue();
  if (who === undefined || isDue === undefined) return null;
  return <ChangePasswordCard account={who.account} asksOld={!isDue} onChanged={onChanged} />;
}
