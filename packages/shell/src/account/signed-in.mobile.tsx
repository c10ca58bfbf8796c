import { useProviderName } from "@naluma/lobby";
import { useMainBalance } from "@naluma/member";
import { useUnread, UnreadBadge } from "@naluma/member/letters";
import { HeaderBalance } from "@naluma/wallet/mobile";
import { useSetAtom } from "jotai";
import { Suspense, useEffect } from "react";
import { meBadgeAtom } from "../layout/me-badge.tsx";
import FirstLogin from "../password/first-login.mobile.tsx";
import { MemberPromotions } from "../promotions/member-promotions.tsx";
import { useCountedSession } from "../responsible-play/use-reality-check.ts";
import { useStorageNotice } from "../storage/use-storage-notice.ts";

/** A member's end of the header: the balance. The account is in the tab bar. */
export default function SignedInPart() {
  useStorageNotice();
  // Asked for beside the rest of the member's data, before the badge and its words are here.
  useUnread();
  useCountedSession();
  useMeBadge();
  return (
    <>
      <HeaderBalance main={useMainBalance()} providerName={useProviderName()} />
      <MemberPromotions />
      <FirstLogin />
    </>
  );
}

/** Puts what is unread on the tab that leads to it, as long as there is a member. */
function useMeBadge(): void {
  const show = useSetAtom(meBadgeAtom);
  useEffect(() => {
    show(
      <Suspense fallback={null}>
        <UnreadBadge />
      </Suspense>,
    );
    return () => show(null);
  }, [show]);
}
