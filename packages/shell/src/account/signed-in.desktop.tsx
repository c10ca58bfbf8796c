import { useProviderName } from "@naluma/lobby";
import { AccountButton, useMainBalance } from "@naluma/member";
import type { SignedIn } from "@naluma/site/who";
import { lazyView } from "@naluma/ui/later";
import { HeaderBalance } from "@naluma/wallet/desktop";
import { FirstLogin } from "../password/first-login.desktop.tsx";
import { useStorageNotice } from "../storage/use-storage-notice.ts";
import { LinksSkeleton } from "../windows/links-skeleton.tsx";

const AccountLinks = lazyView(() => import("../windows/account-links.tsx"), {
  skeleton: LinksSkeleton,
});

/** A member's end of the header: balance, wallet and account. */
export default function SignedInPart({ who }: { who: SignedIn }) {
  useStorageNotice();
  return (
    <>
      <HeaderBalance main={useMainBalance()} providerName={useProviderName()} />
      <AccountButton who={who} Links={AccountLinks} />
      <FirstLogin />
    </>
  );
}
