import { useEffect } from "react";
import { useNavigate } from "react-router";
import { markSession } from "../document/mark-member.ts";
import type { App } from "./app.ts";

/** The apps that are live: one a tab. */
const started = new WeakSet<App>();

/** Gives the app its router and, once a tab, loads what is not needed before the first paint. */
export function useLive(app: App): void {
  const navigate = useNavigate();
  useEffect(() => {
    app.provideNavigation((path, options) => void navigate(path, options));
  }, [app, navigate]);

  useEffect(() => {
    if (started.has(app)) return;
    started.add(app);
    const { session, startLive } = app;
    session.follow(window);
    markSession(session, document.documentElement);
    // In a task of its own: this one has made the whole page alive.
    setTimeout(startLive);
  }, [app]);
}
