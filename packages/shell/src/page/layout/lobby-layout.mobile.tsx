import { useWords } from "@naluma/i18n/react";
import { useProviderName } from "@naluma/lobby";
import { SearchButton } from "@naluma/lobby/mobile";
import { AccountOutline, AccountWidget } from "@naluma/member/mobile";
import { useSite } from "@naluma/site/use-site";
import type { SignedIn } from "@naluma/site/who";
import { Contained } from "@naluma/ui/contained";
import { lazyView } from "@naluma/ui/lazy-view";
import type { ReactNode } from "react";
import { Outlet, Link } from "react-router";
import { words } from "../../words.ts";
import { useOpenRegister, usePlay } from "../app/use-app.ts";
import { WhenLaunchLikely } from "../app/with-live.tsx";
import { Brand } from "./brand.tsx";
import { Connection, Footer, frameIsland, PageFloats, PageData } from "./lobby-frame.tsx";

const GameParts = lazyView(() => import("./game-parts.tsx"));
const Tabs = frameIsland(async () => ({ default: (await import("../../live/index.ts")).TabBar }));

/** The frame of every page of the lobby below 992 px. */
export default function LobbyLayout() {
  return (
    <PageData>
      <Frame />
    </PageData>
  );
}

function Frame() {
  const t = useWords(words);
  const providerName = useProviderName();
  return (
    <div className="mobile-page">
      <a className="skip-link" href="#content">
        {t("shell.skip")}
      </a>
      <Header account={<HeaderAccount />} />
      <Contained>
        <Connection />
      </Contained>
      <main className="mobile-main" id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <Contained>
        <WhenLaunchLikely>
          <GameParts />
        </WhenLaunchLikely>
      </Contained>
      <Footer />
      <PageFloats />
      <Tabs providerName={providerName} />
    </div>
  );
}

const Preferences = frameIsland(async () => ({
  default: (await import("../../live/index.ts")).MobilePreferences,
}));

/** The top bar; `account` is the member's part of it. */
function Header({ account }: { account: ReactNode }) {
  const t = useWords(words);
  const { settings } = useSite();
  const play = usePlay();
  return (
    <header className="mobile-header">
      <Link className="logo" to="/" aria-label={t("shell.home_of", { name: settings.siteName })}>
        <Brand />
      </Link>
      <div className="mobile-header-actions">
        <Contained>
          <SearchButton onPlay={play} />
        </Contained>
        <Preferences />
      </div>
      <Contained>{account}</Contained>
    </header>
  );
}

const SignedInPart = lazyView<{ who: SignedIn }>(() => import("../account/signed-in.mobile.tsx"), {
  skeleton: AccountOutline,
});

/** The login and registration buttons, or the member's controls at the end of the header. */
function HeaderAccount() {
  return <AccountWidget MemberPart={SignedInPart} onRegister={useOpenRegister()} />;
}
