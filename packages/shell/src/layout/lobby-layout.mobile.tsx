import { useWords } from "@naluma/i18n/react";
import { useProviderName } from "@naluma/lobby";
import { MemberCorner } from "@naluma/member/mobile";
import { RunningGame } from "@naluma/game-launcher/mobile";
import { lazy, Suspense, type ReactNode } from "react";
import { WithLauncher } from "../live/with-launcher.tsx";
import { words } from "../words.ts";
import { Contained } from "./contained.tsx";
import { Connection } from "./connection.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.mobile.tsx";
import { PageData } from "./page-data.tsx";
import { PageFloats } from "./page-floats.tsx";

const TabBar = lazy(() => import("./tab-bar.mobile.tsx"));

interface Props {
  children: ReactNode;
}

/** The frame of every page of the lobby below 992 px. */
export function LobbyLayout({ children }: Props) {
  return (
    <PageData>
      <Frame>{children}</Frame>
    </PageData>
  );
}

function Frame({ children }: Props) {
  const t = useWords(words);
  const providerName = useProviderName();
  return (
    <div className="m">
      <a className="skip" href="#content">
        {t("shell.skip")}
      </a>
      <Header corner={<MemberCorner providerName={providerName} />} />
      <Connection />
      <main className="m-main" id="content" tabIndex={-1}>
        {children}
      </main>
      <WithLauncher>
        <RunningGame />
      </WithLauncher>
      <Footer />
      <PageFloats />
      <Contained>
        <Suspense>
          <TabBar providerName={providerName} />
        </Suspense>
      </Contained>
    </div>
  );
}
