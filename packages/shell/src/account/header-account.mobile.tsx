import { AccountOutline, AccountWidget } from "@naluma/member/mobile";
import type { SignedIn } from "@naluma/site/who";
import { lazyView } from "@naluma/ui/later";

const SignedInPart = lazyView<{ who: SignedIn }>(() => import("./signed-in.mobile.tsx"), {
  skeleton: AccountOutline,
});

/** The login, or what the features have for a member at the end of the header. */
export function HeaderAccount() {
  return <AccountWidget MemberPart={SignedInPart} />;
}
