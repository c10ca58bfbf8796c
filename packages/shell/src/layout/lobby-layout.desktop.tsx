import { useWords } from "@naluma/i18n/react";
import type { ReactNode } from "react";
import { lazyView } from "@naluma/ui/later";
import { HeaderAccount } from "../account/header-account.desktop.tsx";
import { WithLauncher } from "../live/with-launcher.tsx";
import { words } from "../words.ts";
import { Connection } from "./connection.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.desktop.tsx";
import { PageData } from "./page-data.tsx";
import { PageFloats } from "./page-floats.tsx";

const GameParts = lazyView(() => import("../live/game-parts.desktop.tsx"));

interface Props {
  children: ReactNode;
}

/** The frame of every page of the lobby at 992 px and wider. */
export function LobbyLayout({ children }: Props) {
  return (
    <PageData>
      <Frame>{children}</Frame>
    </PageData>
  );
}

function Frame({ children }: Props) {
  const t = useWords(words);
  return (
    <>
      <a className="skip" href="#content">
        {t("shell.skip")}
      </a>
      <Header account={<HeaderAccount />} />
      <Connection />
      <main className="shell" id="content" tabIndex={-1}>
        {children}
      </main>
      <WithLauncher>
        <GameParts />
      </WithLauncher>
      <Footer />
      <PageFloats />
    </>
  );
}
