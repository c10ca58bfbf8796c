import { ConsentRequest } from "@naluma/tracking/consent-request";
import { createTracking, type Tracking } from "@naluma/tracking/create-tracking";
import { getNonce } from "get-nonce";
import { allowScriptsFrom } from "../../document/trusted-types.ts";
import type { App } from "../../page/app/app.ts";
import { gameNowAtom } from "../../page/app/live.ts";
import { reloadPage } from "../../page/app/reload-page.ts";
import { useApp } from "../../page/app/use-app.ts";

const ofPages = new WeakMap<App, Tracking>();

/** A reload would end a game, so it waits until none is running. */
function reloadWithoutGame({ store }: App, win: Window): void {
  if (store.get(gameNowAtom) === "none") return reloadPage(win);
  const stop = store.sub(gameNowAtom, () => {
    if (store.get(gameNowAtom) !== "none") return;
    stop();
    reloadPage(win);
  });
}

/** The page's tracking; created by the first call, and shared by all. */
export function pageTracking(app: App, win: Window, search = win.location.search): Tracking {
  const known = ofPages.get(app);
  if (known) return known;
  const { store, api, page } = app;
  const tracking = createTracking({
    store,
    api,
    settings: page.settings,
    locale: page.locale,
    isProduction: import.meta.env.PROD,
    search,
    win,
    nonce: getNonce(),
    now: Date.now,
    allowScriptsFrom,
    leaveDocument: () => reloadWithoutGame(app, win),
  });
  ofPages.set(app, tracking);
  return tracking;
}

interface LateTrackingProps {
  /** The query of the visit's first address. */
  search: string;
  isGameOn: boolean;
  canInterrupt: () => boolean;
}

export default function LateTracking({ search, ...page }: LateTrackingProps) {
  return <ConsentRequest tracking={pageTracking(useApp(), window, search)} {...page} />;
}
