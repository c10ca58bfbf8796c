import { useWords } from "@naluma/i18n/react";
import { SearchField } from "@naluma/lobby/desktop";
import { AccountOutline, AccountWidget } from "@naluma/member/desktop";
import { useSite } from "@naluma/site/use-site";
import { Contained } from "@naluma/ui/contained";
import { lazyView } from "@naluma/ui/lazy-view";
import type { ReactNode } from "react";
import { Outlet, Link, useLocation } from "react-router";
import { words } from "../../words.ts";
import { useOpenRegister, usePlay } from "../app/use-app.ts";
import { WhenLaunchLikely } from "../app/with-live.tsx";
import { Brand } from "./brand.tsx";
import { Connection, Footer, frameIsland, PageFloats, PageData } from "./lobby-frame.tsx";
import { siteMenu } from "./site-menu.ts";

const GameParts = lazyView(() => import("./game-parts.tsx"));

/** The frame of every page of the lobby at 992 px and wider. */
export default function LobbyLayout() {
  return (
    <PageData>
      <Frame />
    </PageData>
  );
}

function Frame() {
  const t = useWords(words);
  return (
    <>
      <a className="skip-link" href="#content">
        {t("shell.skip")}
      </a>
      <Header account={<HeaderAccount />} />
      <Contained>
        <Connection />
      </Contained>
      <main className="page-width" id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <Contained>
        <WhenLaunchLikely>
          <GameParts />
        </WhenLaunchLikely>
      </Contained>
      <Footer />
      <PageFloats />
    </>
  );
}

const Preferences = frameIsland(async () => ({
  default: (await import("../../live/index.ts")).DesktopPreferences,
}));

/** The top bar; `account` is the member's part of it. */
function Header({ account }: { account: ReactNode }) {
  const t = useWords(words);
  const { settings } = useSite();
  const { pathname } = useLocation();
  const play = usePlay();
  return (
    <header className="header">
      <div className="page-width">
        <Link className="logo" to="/" aria-label={t("shell.home_of", { name: settings.siteName })}>
          <Brand />
        </Link>
        <nav className="header-menu" aria-label={t("shell.main")}>
          <Link to="/" aria-current={pathname === "/" ? "page" : undefined}>
            {t("shell.home")}
          </Link>
          {siteMenu(settings).map(({ path, name }) => (
            <Link key={path} to={path} aria-current={pathname === path ? "page" : undefined}>
              {t(name)}
            </Link>
          ))}
        </nav>
        <span className="grow" />
        <Contained>
          <SearchField onPlay={play} />
        </Contained>
        <Preferences />
        <Contained>{account}</Contained>
      </div>
    </header>
  );
}

const SignedInPart = lazyView(() => import("../account/signed-in.desktop.tsx"), {
  skeleton: AccountOutline,
});

/** The login and registration buttons, or the member's controls at the end of the header. */
function HeaderAccount() {
  return <AccountWidget MemberPart={SignedInPart} onRegister={useOpenRegister()} />;
}
