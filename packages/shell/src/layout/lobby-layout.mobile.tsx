import { useWords } from "@naluma/i18n/react";
import { useProviderName } from "@naluma/lobby";
import { Contained } from "@naluma/ui/contained";
import { lazyView } from "@naluma/ui/lazy-view";
import { Outlet } from "react-router";
import { HeaderAccount } from "../account/header-account.mobile.tsx";
import { WithLauncher } from "../live/with-launcher.tsx";
import { words } from "../words.ts";
import { Connection } from "./connection.tsx";
import { Footer } from "./footer.tsx";
import { frameIsland } from "./frame-island.tsx";
import { Header } from "./header.mobile.tsx";
import { PageData } from "./page-data.tsx";
import { PageFloats } from "./page-floats.tsx";

const GameParts = lazyView(() => import("../live/game-parts.mobile.tsx"));
const Tabs = frameIsland(async () => ({ default: (await import("../home-islands.ts")).TabBar }));

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
    <div className="m-page">
      <a className="skip" href="#content">
        {t("shell.skip")}
      </a>
      <Header account={<HeaderAccount />} />
      <Contained>
        <Connection />
      </Contained>
      <main className="m-main" id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <Contained>
        <WithLauncher>
          <GameParts />
        </WithLauncher>
      </Contained>
      <Footer />
      <PageFloats />
      <Tabs providerName={providerName} />
    </div>
  );
}
