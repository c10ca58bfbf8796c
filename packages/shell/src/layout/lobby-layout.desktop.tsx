import { useWords } from "@naluma/i18n/react";
import { Contained } from "@naluma/ui/contained";
import { lazyView } from "@naluma/ui/lazy-view";
import { Outlet } from "react-router";
import { HeaderAccount } from "../account/header-account.desktop.tsx";
import { WithLauncher } from "../live/with-launcher.tsx";
import { words } from "../words.ts";
import { Connection } from "./connection.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.desktop.tsx";
import { PageData } from "./page-data.tsx";
import { PageFloats } from "./page-floats.tsx";

const GameParts = lazyView(() => import("../live/game-parts.desktop.tsx"));

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
      <a className="skip" href="#content">
        {t("shell.skip")}
      </a>
      <Header account={<HeaderAccount />} />
      <Contained>
        <Connection />
      </Contained>
      <main className="shell" id="content" tabIndex={-1}>
        <Outlet />
      </main>
      <Contained>
        <WithLauncher>
          <GameParts />
        </WithLauncher>
      </Contained>
      <Footer />
      <PageFloats />
    </>
  );
}
