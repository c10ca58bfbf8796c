import { useProviderName } from "@naluma/lobby";
import { AccountButton, useMainBalance } from "@naluma/member";
import { AccountOutline } from "@naluma/member/desktop";
import { LettersButton, useUnread } from "@naluma/member/letters";
import type { SignedIn } from "@naluma/site/who";
import { lazyView } from "@naluma/ui/lazy-view";
import { HeaderBalance } from "@naluma/wallet/desktop";
import { Suspense } from "react";
import FirstLogin from "../../dialogs/password/first-login.desktop.tsx";
import { useCountedSession } from "../../live/responsible-play/use-reality-check.ts";
import { useWindows } from "../../live/windows/use-windows.ts";
import { WithLive } from "../app/with-live.tsx";
import { MemberPromotions, useStorageNotice } from "./member-part.tsx";

const AccountLinks = lazyView(() => import("../../live/windows/account-links.tsx"));

export default function SignedInPart(props: { who: SignedIn }) {
  return (
    <WithLive fallback={<AccountOutline />}>
      <Parts {...props} />
    </WithLive>
  );
}

function Parts({ who }: { who: SignedIn }) {
  useStorageNotice();
  // Requested with the rest of the member's data, before the badge and its texts have loaded.
  useUnread();
  useCountedSession();
  const windows = useWindows();
  return (
    <>
      <Suspense fallback={<span className="icon-button" />}>
        <LettersButton onPress={windows.letters} />
      </Suspense>
      <HeaderBalance main={useMainBalance()} providerName={useProviderName()} />
      <AccountButton who={who} Links={AccountLinks} />
      <MemberPromotions />
      <FirstLogin />
    </>
  );
}
