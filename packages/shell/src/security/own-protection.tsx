import { ProtectionCard } from "@naluma/account-security/login-protection";
import { useSession } from "@naluma/member";

/** What protects a member's login, on the page of personal details. A demo's test member has no login. */
export function OwnProtection() {
  const who = useSession();
  if (who.role === "visitor" || who.demo) return null;
  return <ProtectionCard memberId={who.memberId} account={who.account} />;
}
