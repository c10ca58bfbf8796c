import { AccountOutline, AccountWidget } from "@naluma/member/desktop";
import { lazyView } from "@naluma/ui/lazy-view";
import { useOpenRegister } from "./use-open-register.ts";

const SignedInPart = lazyView(() => import("./signed-in.desktop.tsx"), {
  skeleton: AccountOutline,
});

/** The ways in, or what the features have for a member at the end of the header. */
export function HeaderAccount() {
  return <AccountWidget MemberPart={SignedInPart} onRegister={useOpenRegister()} />;
}
