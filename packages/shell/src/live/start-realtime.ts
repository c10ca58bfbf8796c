import { createRealtime, type Realtime, type RealtimeEvent } from "@naluma/realtime";
import { loadModule } from "@naluma/ui/load-module";
import type { App } from "../page/app/app.ts";
import { siteDetailQuery } from "../page/site-detail/site-detail-query.ts";
import { reportError } from "./monitoring/report-error.ts";

interface Effects {
  onEvent(event: RealtimeEvent): void;
  catchUp(): Promise<void>;
  onUnauthorized(): void;
}

/**
 * Starts the live connection of a page. Its address is part of the site details; until they are loaded, the
 * connection counts as connecting. `undefined` when they cannot be loaded.
 */
export async function startRealtime(app: App, effects: Effects): Promise<Realtime | undefined> {
  const { api, page, queryClient, session, store, visitorCurrency } = app;
  const detail = await queryClient
    .fetchQuery(siteDetailQuery(api, page.settings))
    .catch(async () => {
      const away = await loadModule(() => import("./away/away.ts"), { untilLoaded: true });
      return away.siteDetailAgain(app);
    });
  if (!detail) return undefined;

  return createRealtime({
    address: detail.socket,
    isSecure: location.protocol === "https:",
    token: () => session.token(),
    memberId: () => session.memberId(),
    currency: () => session.member()?.currency ?? store.get(visitorCurrency),
    template: () =>
      page.template === "mobile" ? page.settings.templates.mobile : page.settings.templates.pc,
    lang: () => page.locale,
    ...effects,
    report: reportError,
    store,
  });
}
