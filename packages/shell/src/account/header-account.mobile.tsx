import { AccountOutline, AccountWidget } from "@naluma/member/mobile";
import type { SignedIn } from "@naluma/site/who";
import { late } from "@naluma/ui/later";

const signedIn = late<{ who: SignedIn }>(() => import("./signed-in.mobile.tsx"), AccountOutline);

/** The login, or what the features have for a member at the end of the header. */
export function HeaderAccount() {
  return <AccountWidget MemberPart={signedIn.View} />;
}
