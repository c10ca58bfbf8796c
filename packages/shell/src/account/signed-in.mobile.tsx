import { useProviderName } from "@naluma/lobby";
import { useMainBalance } from "@naluma/member";
import { HeaderBalance } from "@naluma/wallet/mobile";
import { useActivity } from "../activity/use-activity.ts";
import FirstLogin from "../password/first-login.mobile.tsx";
import { useCountedSession } from "../responsible-play/use-reality-check.ts";
import { useStorageNotice } from "../storage/use-storage-notice.ts";
import { useMeBadge } from "./use-me-badge.tsx";

/** A member's end of the header: the balance. The account is in the tab bar. */
export default function SignedInPart() {
  useStorageNotice();
  useActivity();
  useCountedSession();
  useMeBadge();
  return (
    <>
      <HeaderBalance main={useMainBalance()} providerName={useProviderName()} />
      <FirstLogin />
    </>
  );
}
