import { useProviderName } from "@naluma/lobby";
import { useMainBalance } from "@naluma/member";
import { useUnread } from "@naluma/member/letters";
import { AccountOutline } from "@naluma/member/mobile";
import { HeaderBalance } from "@naluma/wallet/mobile";
import FirstLogin from "../../dialogs/password/first-login.mobile.tsx";
import { useCountedSession } from "../../live/responsible-play/use-reality-check.ts";
import { WithLive } from "../app/with-live.tsx";
import { MemberPromotions, useStorageNotice } from "./member-part.tsx";

/** The member's part of the header: the balance. The account is in the tab bar. */
export default function SignedInPart() {
  return (
    <WithLive fallback={<AccountOutline />}>
      <Parts />
    </WithLive>
  );
}

function Parts() {
  useStorageNotice();
  // Requested with the rest of the member's data, before the badge and its texts have loaded.
  useUnread();
  useCountedSession();
  return (
    <>
      <HeaderBalance main={useMainBalance()} providerName={useProviderName()} />
      <MemberPromotions />
      <FirstLogin />
    </>
  );
}
