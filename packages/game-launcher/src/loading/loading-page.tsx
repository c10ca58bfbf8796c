import { useWords } from "@naluma/i18n/react";
import { waitingWindows } from "@naluma/site/stored";
import { useSyncExternalStore } from "react";
import { words } from "../words.ts";
import { EndMessage, LoadingView } from "./loading-view.tsx";
import { usePlaceholder } from "./use-placeholder.ts";

const never = () => () => undefined;

/** A deposit's windows also wait here for the page that loads in them. */
const waitsForPage = () =>
  window.name === waitingWindows.depositWindow || window.name === waitingWindows.fpWindow;

/** Route /loading: shown by a window of ours until its game or page has loaded (ROUTE-19). */
export default function LoadingPage() {
  const isForPage = useSyncExternalStore(never, waitsForPage, () => false);
  return isForPage ? <PageOnItsWay /> : <GameOnItsWay />;
}

function PageOnItsWay() {
  const t = useWords(words);
  return (
    <main className="loading" aria-busy="true">
      <h1>{t("loading.window_title")}</h1>
      <p className="loading-text">{t("loading.window_text")}</p>
    </main>
  );
}

function GameOnItsWay() {
  const { following, quit } = usePlaceholder();
  if (following.at === "lost")
    return (
      <EndMessage
        title="loading.lost_title"
        text="loading.lost_text"
        action="loading.close"
        onAct={() => window.close()}
      />
    );
  return (
    <main>
      <LoadingView
        status={following.at === "following" ? following.status : undefined}
        onCancel={quit}
      />
    </main>
  );
}
