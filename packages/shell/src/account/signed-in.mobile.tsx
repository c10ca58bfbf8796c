import { useProviderName } from "@naluma/lobby";
import { useMainBalance } from "@naluma/member";
import { HeaderBalance } from "@naluma/wallet/mobile";
import { FirstLogin } from "../password/first-login.mobile.tsx";
import { useStorageNotice } from "../storage/use-storage-notice.ts";

/** A member's end of the header: the balance. The account is in the tab bar. */
export default function SignedInPart() {
  useStorageNotice();
  return (
    <>
      <HeaderBalance main={useMainBalance()} providerName={useProviderName()} />
      <FirstLogin />
    </>
  );
}
