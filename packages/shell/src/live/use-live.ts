import { loadModule } from "@naluma/ui/load-module";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import type { App } from "../app/app.ts";
import { sessionToPage } from "../wiring/session-to-page.ts";

/** The apps that are live: one a tab. */
const started = new WeakSet<App>();

/** Gives the app its router and, once a tab, starts what is not needed before the first paint. */
export function useLive(app: App): void {
  const navigate = useNavigate();
  useEffect(() => {
    app.provideNavigation((path, options) => void navigate(path, options));
  }, [app, navigate]);

  useEffect(() => {
    if (started.has(app)) return;
    started.add(app);
    app.session.follow(window);
    sessionToPage(app.session, document.documentElement);
    // In a task of its own: this one has made the whole page alive.
    setTimeout(() => {
      void loadModule(() => import("../live.ts"), { untilLoaded: true }).then(({ startLive }) =>
        startLive(app),
      );
    });
  }, [app]);
}
