import { useWords } from "@naluma/i18n/react";
import { useMainBalance } from "@naluma/member";
import { MemberBadge, type MemberPath } from "@naluma/member/centre";
import { useSite } from "@naluma/site/use-site";
import { BadgeBalance } from "@naluma/wallet";
import { Suspense } from "react";
import { Link } from "react-router";
import FirstLogin from "../dialogs/password/first-login.desktop.tsx";
import GameReceipts from "../dialogs/receipts/game-receipts.tsx";
import { PlayFoot } from "../live/responsible-play/play-foot.tsx";
import { useCountedSession } from "../live/responsible-play/use-reality-check.ts";
import { WithLauncher, WithLive } from "../page/app/with-live.tsx";
import { Brand } from "../page/layout/brand.tsx";
import { Connection } from "../page/layout/lobby-frame.tsx";
import { PageOutline } from "../page/routes/member-page.tsx";
import { words } from "../words.ts";
import { CentreMenu } from "./centre-menu.tsx";
import { CentrePage, CloseOrBack } from "./centre-page.tsx";

interface Props {
  path: MemberPath;
}

/** A member's page in a window of 1500x800: the menu beside it, without header and footer. */
export default function Centre({ path }: Props) {
  return (
    <WithLive fallback={<PageOutline />}>
      <Suspense fallback={<PageOutline />}>
        {path === "/fastPayment" ? <Bare /> : <WithMenu path={path} />}
      </Suspense>
    </WithLive>
  );
}

function WithMenu({ path }: Props) {
  const t = useWords(words);
  const { settings } = useSite();
  useCountedSession();
  return (
    <div className="centre">
      <a className="skip-link" href="#content">
        {t("shell.skip")}
      </a>
      <aside className="centre-side">
        <Link className="logo" to="/" aria-label={t("shell.home_of", { name: settings.siteName })}>
          <Brand />
        </Link>
        <MemberBadge>
          <BadgeBalance main={useMainBalance()} />
        </MemberBadge>
        <CentreMenu />
        <PlayFoot />
      </aside>
      <main className="centre-main" id="content" tabIndex={-1}>
        <Connection />
        <CloseOrBack />
        <CentrePage path={path} />
      </main>
      <FirstLogin />
      <WithLauncher>
        <GameReceipts />
      </WithLauncher>
    </div>
  );
}

/** The fast payment has neither menu nor header (ROUTE-27). */
function Bare() {
  return (
    <main className="centre-window" id="content" tabIndex={-1}>
      <Connection />
      <CloseOrBack />
      <CentrePage path="/fastPayment" />
      <FirstLogin />
    </main>
  );
}
