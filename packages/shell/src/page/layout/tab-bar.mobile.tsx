import { useWords } from "@naluma/i18n/react";
import { openLogin, useSession } from "@naluma/member";
import { UnreadBadge } from "@naluma/member/letters";
import {
  HeadsetIcon,
  HouseFillIcon,
  SquaresFourIcon,
  UserCircleIcon,
  WalletFillIcon,
} from "@naluma/ui/icon";
import { lazyView } from "@naluma/ui/lazy-view";
import { WalletSheet } from "@naluma/wallet/mobile";
import { Suspense, useState, useSyncExternalStore } from "react";
import { Link, useLocation } from "react-router";
import { words } from "../../words.ts";
import { useApp } from "../app/use-app.ts";
import { WithLive } from "../app/with-live.tsx";
import { useCustomerService } from "../site-detail/use-customer-service.ts";

const MeSheet = lazyView(() => import("./me-sheet.mobile.tsx"));

interface Props {
  providerName: (provider: string) => string | undefined;
}

/** The bottom bar, where the parts of the site are within a thumb's reach. */
export default function TabBar({ providerName }: Props) {
  const t = useWords(words);
  const { session, store } = useApp();
  const service = useCustomerService();
  const here = useTab();
  const [open, setOpen] = useState<"wallet" | "me">();
  const close = () => setOpen(undefined);
  return (
    <>
      <nav className="tab-bar" aria-label={t("shell.main")}>
        <Link to="/" aria-current={here === "home" ? "page" : undefined}>
          <HouseFillIcon />
          {t("shell.home")}
        </Link>
        <Link to="/#games" aria-current={here === "games" ? "page" : undefined}>
          <SquaresFourIcon />
          {t("shell.games")}
        </Link>
        <button
          type="button"
          className="tab-bar-middle"
          aria-haspopup="dialog"
          aria-expanded={open === "wallet"}
          // Checked on press: a press replayed from before hydration would otherwise see the server's visitor.
          onClick={() => (session.member() ? setOpen("wallet") : openLogin(store))}
        >
          <span>
            <WalletFillIcon />
          </span>
          {t("shell.wallet")}
        </button>
        {service && (
          <a href={service} target="_blank" rel="noreferrer">
            <HeadsetIcon />
            {t("shell.service")}
          </a>
        )}
        <button
          type="button"
          aria-haspopup="dialog"
          aria-expanded={open === "me"}
          onClick={() => setOpen("me")}
        >
          <UserCircleIcon />
          {t("shell.me")}
          <MeBadge />
        </button>
      </nav>
      {open === "wallet" && (
        <WithLive>
          <WalletSheet onClose={close} providerName={providerName} />
        </WithLive>
      )}
      {open === "me" && <MeSheet onClose={close} />}
    </>
  );
}

const never = () => () => undefined;

/** The active tab. The server does not know the hash, so its markup stays until the page has hydrated. */
function useTab(): ReturnType<typeof currentTab> {
  const { pathname, hash } = useLocation();
  const shown = useSyncExternalStore(
    never,
    () => hash,
    () => "",
  );
  return currentTab(pathname, shown);
}

/** The tab of the open page; `undefined` if none leads to it. A hash is a place among home's games. */
export function currentTab(pathname: string, hash: string): "home" | "games" | undefined {
  if (pathname === "/") return hash === "" ? "home" : "games";
  return pathname.startsWith("/gameHall/") ? "games" : undefined;
}

/** The unread count, in the corner of the tab that leads to it. */
function MeBadge() {
  if (useSession().role !== "member") return null;
  return (
    <WithLive>
      <Suspense fallback={null}>
        <UnreadBadge />
      </Suspense>
    </WithLive>
  );
}
