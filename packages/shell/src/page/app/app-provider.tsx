import { ApiContext } from "@naluma/api-client/react";
import { Language, useWords } from "@naluma/i18n/react";
import { SessionContext } from "@naluma/member";
import { isCurrencyCode, type Currency } from "@naluma/site/currency";
import type { ClientType, Template } from "@naluma/site/device";
import type { PublicPage } from "@naluma/site/page";
import { SiteContext } from "@naluma/site/use-site";
import { Contained } from "@naluma/ui/contained";
import { lazyView } from "@naluma/ui/lazy-view";
import { codeGone } from "@naluma/ui/load-module";
import { Toaster } from "@naluma/ui/toaster";
import { QueryClientProvider } from "@tanstack/react-query";
import { Provider } from "jotai";
import {
  useMemo,
  useState,
  type ReactNode,
  useSyncExternalStore,
  useCallback,
  useEffect,
  useRef,
} from "react";
import { useLocation, useNavigate } from "react-router";
import { markSession } from "../../document/mark-member.ts";
import { words } from "../../words.ts";
import { type App, createApp, clientNow } from "./app.ts";
import { keepSiteRules } from "./navigation.ts";
import { AppContext } from "./use-app.ts";
import { WithLive } from "./with-live.tsx";

const Confirms = lazyView(async () => ({
  default: (await import("../../live/index.ts")).Confirms,
}));
const RealityChecks = lazyView(async () => ({
  default: (await import("../../live/index.ts")).RealityChecks,
}));

interface AppProviderProps {
  page: PublicPage;
  /** The tab's own by default; tests pass one because they open several pages in a row. */
  app?: App;
  /** Dialogs that any page of the lobby may open; small windows have none. */
  dialogs: ReactNode;
  children: ReactNode;
}

/** All providers of a page, set up from the gateway's choices. */
export function AppProvider({ page, app: given, dialogs, children }: AppProviderProps) {
  const [app] = useState(() => given ?? appOf(page));
  useCodeGone();
  useLive(app);
  useLanguageCheck(app);
  const currency = useSiteCurrency(app);
  const client = useClient(page.template);
  const site = useMemo(() => {
    const { settings, template } = page;
    return { settings, template, client, currency };
  }, [page, client, currency]);
  return (
    <AppContext value={app}>
      <Provider store={app.store}>
        <QueryClientProvider client={app.queryClient}>
          <ApiContext value={app.api}>
            <SiteContext value={site}>
              <SessionContext value={app.session}>
                <Language locale={page.locale}>
                  {children}
                  {!page.isSmallWindow && dialogs}
                  <WithLive>
                    <Contained>
                      <Confirms />
                    </Contained>
                    <Contained>
                      <RealityChecks />
                    </Contained>
                  </WithLive>
                  <Contained>
                    <Notices />
                  </Contained>
                </Language>
              </SessionContext>
            </SiteContext>
          </ApiContext>
        </QueryClientProvider>
      </Provider>
    </AppContext>
  );
}

function Notices() {
  const t = useWords(words);
  return (
    <Toaster
      label={t("shell.notices")}
      dismissLabel={t("shell.close")}
      repeated={(count) => t("shell.repeated", { count })}
    />
  );
}

/** The client type is known before the first paint and never changes while the document lives. */
const never = () => () => undefined;

/** The server assumes a browser; whether the page runs in an app is only known after hydration. */
const useClient = (template: Template): ClientType =>
  useSyncExternalStore(
    never,
    () => clientNow(document, template),
    () => template,
  );

/**
 * The member's currency, or else the visitor's. During hydration it is always the visitor's, because the server
 * renders every page for a visitor.
 */
function useSiteCurrency({ session, store, visitorCurrency, page }: App): Currency {
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [session.onChange(listener), store.sub(visitorCurrency, listener)];
      return () => stops.forEach((stop) => stop());
    },
    [session, store, visitorCurrency],
  );
  const current = () => {
    const own = session.member()?.currency;
    return own !== undefined && isCurrencyCode(own) ? own : store.get(visitorCurrency);
  };
  return useSyncExternalStore(subscribe, current, () => page.currency);
}

/** Checks the language on each change of route (I18N-20), but not on the first one. */
function useLanguageCheck(app: App): void {
  const { key } = useLocation();
  const checked = useRef(key);
  useEffect(() => {
    if (checked.current === key) return;
    checked.current = key;
    void import("../../dialogs/preferences/switch-language.ts").then(({ checkLanguage }) =>
      checkLanguage(app),
    );
  }, [app, key]);
}

/** Replaces the page with the error screen when its code is still missing after a reload. */
function useCodeGone(): void {
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    const end = (event: Event) => {
      // Marks the event as handled; otherwise its sender draws a notice of its own.
      event.preventDefault();
      setGone(true);
    };
    window.addEventListener(codeGone, end);
    return () => window.removeEventListener(codeGone, end);
  }, []);
  if (isGone) throw new Error(codeGone);
}

/** Loaded right after the first paint, or at once when a press needs it. */
export const fetchLive = async () => (await import("../../live/index.ts")).startLive;

let browserApp: App | undefined;

/** One app per tab in the browser, one per render on the server. */
function appOf(page: PublicPage): App {
  if (typeof window === "undefined") return createApp(page);
  if (!browserApp) keepSiteRules(page.settings);
  browserApp ??= createApp(page, window, fetchLive);
  return browserApp;
}

/** The apps whose live part has been started: one per tab. */
const started = new WeakSet<App>();

/** Connects the app to its router and, once per tab, loads the code that is not needed before the first paint. */
function useLive(app: App): void {
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
    // In a separate task, because this one has just hydrated the whole page.
    setTimeout(startLive);
  }, [app]);
}
