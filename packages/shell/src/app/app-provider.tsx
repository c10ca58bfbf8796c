import { ApiContext } from "@naluma/api-client/react";
import { Language, useWords } from "@naluma/i18n/react";
import { SessionContext } from "@naluma/member";
import { isCurrency, type Currency } from "@naluma/site/currency";
import type { ClientType, Template } from "@naluma/site/device";
import type { PublicPage } from "@naluma/site/page";
import { SiteContext } from "@naluma/site/use-site";
import { Confirms } from "@naluma/ui/confirm";
import { Contained } from "@naluma/ui/contained";
import { codeGone } from "@naluma/ui/load-module";
import { Toaster } from "@naluma/ui/toast";
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
import { markSession } from "../document/mark-member.ts";
import { keepSiteRules } from "../routing/site-rules.ts";
import { words } from "../words.ts";
import { type App, createApp } from "./app.ts";
import { clientNow } from "./client-now.ts";
import { AppContext } from "./use-app.ts";

interface AppProviderProps {
  page: PublicPage;
  /** The tab's own, but where a test opens one page after another. */
  app?: App;
  /** Dialogs that any page of the lobby may open; small windows have none. */
  dialogs: ReactNode;
  children: ReactNode;
}

/** All providers of a page, built from the gateway's choices. */
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
                  <Contained>
                    <Confirms />
                  </Contained>
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

/** Known before the first paint, and the same for as long as the document lives. */
const never = () => () => undefined;

/** The server renders for the browser; an app is known once the page is alive. */
const useClient = (template: Template): ClientType =>
  useSyncExternalStore(
    never,
    () => clientNow(document, template),
    () => template,
  );

/**
 * The member's currency, or the visitor's. While hydrating it is the visitor's, because the
 * server renders the visitor.
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
    return isCurrency(own) ? own : store.get(visitorCurrency);
  };
  return useSyncExternalStore(subscribe, current, () => page.currency);
}

/** The check of the language on each change of route (I18N-20); the first route is none. */
function useLanguageCheck(app: App): void {
  const { key } = useLocation();
  const checked = useRef(key);
  useEffect(() => {
    if (checked.current === key) return;
    checked.current = key;
    void import("../preferences/switch-language.ts").then(({ checkLanguage }) =>
      checkLanguage(app),
    );
  }, [app, key]);
}

/** Puts the error screen in the place of a page whose code a new document did not bring either. */
function useCodeGone(): void {
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    const end = (event: Event) => {
      // Whoever told draws a notice where nobody hears.
      event.preventDefault();
      setGone(true);
    };
    window.addEventListener(codeGone, end);
    return () => window.removeEventListener(codeGone, end);
  }, []);
  if (isGone) throw new Error(codeGone);
}

/** What is loaded right after the first paint, or at once for a press. */
export const fetchLive = async () => (await import("../live/index.ts")).startLive;

let browserApp: App | undefined;

/** One app a tab; on the server one a render. */
function appOf(page: PublicPage): App {
  if (typeof window === "undefined") return createApp(page);
  if (!browserApp) keepSiteRules(page.settings);
  browserApp ??= createApp(page, window, fetchLive);
  return browserApp;
}

/** The apps that are live: one a tab. */
const started = new WeakSet<App>();

/** Gives the app its router and, once a tab, loads what is not needed before the first paint. */
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
    // In a task of its own: this one has made the whole page alive.
    setTimeout(startLive);
  }, [app]);
}
