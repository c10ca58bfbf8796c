import { AccountOutline, AccountWidget } from "@naluma/member/desktop";
import { late } from "@naluma/ui/later";

const signedIn = late(() => import("./signed-in.desktop.tsx"), AccountOutline);

/** The login, or what the features have for a member at the end of the header. */
export function HeaderAccount() {
  return <AccountWidget MemberPart={signedIn.View} />;
}
