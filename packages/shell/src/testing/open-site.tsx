import {
  chooseAnswers,
  type Answers,
  type MadeCall,
  type PlatformAnswer,
} from "@naluma/api-client/wire-platform.fake";
import type { Currency } from "@naluma/site/currency";
import type { Template } from "@naluma/site/device";
import { defaultLocale, languageTag, type Locale } from "@naluma/site/locale";
import type { PublicPage } from "@naluma/site/page";
import type { SiteSettings } from "@naluma/site/settings";
import { openSite as openSettings } from "@naluma/site/settings.fake";
import { localKeys } from "@naluma/site/stored";
import { exampleMember } from "@naluma/site/who.fake";
import { hearBackFirst } from "@naluma/ui/hear-first";
import { resetEmulation, withMotion } from "@naluma/ui/testing";
import { createRoot } from "react-dom/client";
import {
  createBrowserRouter,
  Outlet,
  RouterProvider,
  ScrollRestoration,
  type MiddlewareFunction,
  useRouteError,
  type RouteObject,
} from "react-router";
import hostRoutes, { type HostRoute } from "virtual:naluma/site-routes";
import { expect, onTestFinished, vi } from "vitest";
import { page as browserPage } from "vitest/browser";
import { markDocument } from "../document/document.tsx";
import { beforePaint, paintRules, showTheme, themeSettings } from "../document/head-script.ts";
import { RootError } from "../document/index.ts";
import { markMember } from "../document/mark-member.ts";
import { siteTitleMeta, titleOf } from "../document/page-title.ts";
import { clientMiddleware } from "../document/root.ts";
import { fetchLive, AppProvider } from "../page/app/app-provider.tsx";
import { createApp } from "../page/app/app.ts";
import { liveAtom } from "../page/app/live.ts";
import { Dialogs } from "../page/layout/dialogs.tsx";
import type { PageMiddleware } from "../page/routing/navigate-in-page.ts";
import { fakePlatformSocket, type FakePlatformSocket } from "./fake-socket.ts";

interface Visit {
  /** The host; desktop by default. Its window has the size from the design. */
  readonly host?: Template;
  /** True for a member who has logged in before, false for a visitor. */
  readonly member?: boolean;
  readonly answers?: Answers;
  readonly settings?: Partial<SiteSettings>;
  readonly locale?: Locale;
  readonly currency?: Currency;
  readonly country?: string;
  /** Enables animations, which are off in most tests. */
  readonly motion?: boolean;
  /** Stored by the browser during an earlier visit. */
  readonly stored?: Readonly<Record<string, string>>;
  readonly cookies?: Readonly<Record<string, string>>;
}

/** A page of a host as opened by a player, and the test's controls for its surroundings. */
export interface OpenedSite {
  readonly socket: FakePlatformSocket;
  /** Waits until the live connection has joined the member's channels and missed data has been read. */
  present(): Promise<void>;
  /**
   * The calls that the page has made to this path of the platform, as its `*.api.ts` spells it; without a path, all
   * calls.
   */
  calls(path?: string): readonly MadeCall[];
  /** Changes the platform's responses to these calls from now on; the others stay as they were. */
  answer(answers: Answers): void;
  /** The navigations of the whole tab that the page attempted: addresses, or "reload". */
  readonly left: readonly string[];
  /** The windows that the page's links would have opened. */
  readonly opened: readonly string[];
  /**
   * From now on the page's clock only moves when the test advances it. Everything timed waits for that, however slow
   * the machine is.
   */
  stopClock(): void;
  /** Navigates to another page of the site, like a link. */
  go(path: string): Promise<void>;
  /** Reloads the page: address, storage and cookies stay, and the platform is requested again. */
  reload(): Promise<void>;
}

/** The navigations that the open page has attempted. */
let leftNow: string[] = [];

// Leaving the document would unload its test file, and Vitest would wait forever. Some pages leave late, after their
// test is over, so this listener stays for as long as the document.
navigation.addEventListener("navigate", (event) => {
  const { destination, downloadRequest, navigationType } = event;
  if (destination.sameDocument || downloadRequest !== null) return;
  event.preventDefault();
  leftNow.push(navigationType === "reload" ? "reload" : destination.url);
});

/** The time at which every test's clock starts. */
export const beginning = new Date("2026-11-02T12:00:00Z");

const noBulletins = { data: { bulletins: { list: [], setting: { display_frequency: 1 } } } };

const sizes = { desktop: [1440, 900], mobile: [390, 844] } as const;

/**
 * Opens a page of a host with its layout, its dialogs and everything live in it. Its calls get the wire contract's
 * responses unless `answers` overrides them (no bulletin pops up by itself), `socket` sends events to it, and its
 * clock runs from `beginning`; `vi.advanceTimersByTimeAsync` moves it on. The page is closed at the end of the test.
 */
export async function openSite(path = "/", visit: Visit = {}): Promise<OpenedSite> {
  const { host = "desktop", locale = defaultLocale, currency = "USD" } = visit;
  const [width, height] = sizes[host];
  await resetEmulation();
  if (visit.motion) await withMotion();
  await browserPage.viewport(width, height);
  const address = location.href;
  vi.useFakeTimers({
    now: beginning,
    shouldAdvanceTime: true,
    toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "Date"],
  });
  const answers: Record<string, PlatformAnswer> = {
    "/broadcasting/auth": mayJoin,
    // On a slow machine, the contract's bulletin would open over the element that a test presses.
    "/arks/web/bulletin": noBulletins,
    "/arks/web/bulletin/member": noBulletins,
    ...visit.answers,
  };
  const made = chooseAnswers(answers);
  store(visit);
  history.replaceState(null, "", path);
  const socket = fakePlatformSocket();
  const left: string[] = [];
  leftNow = left;
  const opened: string[] = [];

  const page: PublicPage = {
    settings: { ...openSettings, ...visit.settings },
    template: host,
    locale,
    currency,
    country: visit.country,
    releaseId: "test",
  };
  let open = openPage(page, { left, opened });

  onTestFinished(async () => {
    await open.close();
    socket.stop();
    vi.useRealTimers();
    chooseAnswers({});
    localStorage.clear();
    sessionStorage.clear();
    dropCookies();
    history.replaceState(null, "", address);
  });
  await open.drawn();

  return {
    socket,
    async present() {
      await expect.poll(socket.joined).toContain(`private-member.${exampleMember.memberId}`);
      await expect.poll(() => document.documentElement.dataset["connection"]).toBe("connected");
    },
    left,
    opened,
    calls: (called) => made.filter((call) => called === undefined || call.path === called),
    answer: (changed) => void Object.assign(answers, changed),
    stopClock: () => void vi.setTimerTickMode("manual"),
    go: (to) => open.go(to),
    async reload() {
      await open.close();
      socket.leave();
      open = openPage(page, { left, opened });
      await open.drawn();
    },
  };
}

/** The objects that live as long as a document. */
function openPage(page: PublicPage, { left, opened }: Record<"left" | "opened", string[]>) {
  const release = holdListeners();
  window.addEventListener("click", (event) => {
    const link = event.target instanceof Element && event.target.closest("a");
    if (!link || event.defaultPrevented || leadsToPart(link)) return;
    event.preventDefault();
    (link.target === "_blank" ? opened : left).push(link.href);
  });
  const takeOff = showOn(window, page);
  const app = createApp(page, window, fetchLive);
  hearBackFirst(window);
  const router = createBrowserRouter([
    {
      id: "root",
      loader: () => page,
      shouldRevalidate: () => false,
      middleware: clientMiddleware.map(asMiddleware),
      Component: () => (
        <AppProvider page={page} app={app} dialogs={<Dialogs />}>
          <Outlet />
          <ScrollRestoration />
        </AppProvider>
      ),
      ErrorBoundary: () => <RootError error={useRouteError()} />,
      HydrateFallback: () => null,
      children: hostRoutes[page.template].map(toRouteObject),
    },
  ]);
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  root.render(<RouterProvider router={router} />);
  return {
    async drawn() {
      await expect.poll(() => document.documentElement.dataset["hydrated"]).toBe("true");
      await expect.poll(() => container.querySelector("main, h1, .player")).not.toBeNull();
    },
    go: (to: string) => router.navigate(to),
    async close() {
      // Releases what the document holds: otherwise the lock of its game would block the next test.
      window.dispatchEvent(new PageTransitionEvent("pagehide"));
      root.unmount();
      container.remove();
      router.dispose();
      // A call that is refused late logs the page out, which would navigate the next test's page to the home page.
      router.navigate = async () => undefined;
      // A live connection that has started, or is about to, would affect the next test's page.
      app.store.get(liveAtom)?.realtime()?.stop();
      app.queryClient.fetchQuery = () => new Promise(() => undefined);
      // So would a late call.
      app.api.send = () => new Promise(() => undefined);
      void app.queryClient.cancelQueries();
      // An open dialog gives up its turn within half a second.
      vi.advanceTimersByTime(500);
      // The history entries of open layers are removed afterwards; that must not affect the next document.
      await expect.poll(() => Object(history.state)["layers"]).toBeUndefined();
      // Clearing the timers resets the clock to its start.
      const now = Date.now();
      vi.clearAllTimers();
      vi.setSystemTime(now);
      release();
      takeOff();
      app.queryClient.clear();
    },
  };
}

const leadsToPart = ({ pathname, search, hash }: HTMLAnchorElement): boolean =>
  hash !== "" && pathname === location.pathname && search === location.search;

/** The platform allows a member to join every channel; `docs/wire/openapi.yaml` defines the form of the response. */
const mayJoin = ({ body }: MadeCall): Response => {
  const isPresence = String(body).includes("presence-");
  const channel_data = JSON.stringify({ user_id: String(exampleMember.memberId) });
  return Response.json({ auth: "key:signature", ...(isPresence && { channel_data }) });
};

const toRouteObject = (host: HostRoute): RouteObject => {
  const { clientLoader: loader, default: Component = Outlet } = host.module;
  const route = { id: host.id, Component, ...(loader && { loader }) };
  if (host.index) return { ...route, index: true };
  const children = host.children.map(toRouteObject);
  return { ...route, children, ...(host.path !== undefined && { path: host.path }) };
};

/** A host's middleware returns the outcome of each route, which the router's own type does not cover. */
const asMiddleware =
  (middleware: PageMiddleware): MiddlewareFunction =>
  (asked, next) =>
    middleware(asked, async () => void (await next()));

/**
 * Sets the attributes that the server's document and its head script set before the first paint. Returns a function
 * that removes them.
 */
function showOn(tab: Window, page: PublicPage): () => void {
  const { documentElement: root, body, head } = tab.document;
  root.lang = languageTag(page.locale);
  root.dataset["template"] = page.template;
  root.dataset["connection"] = "connecting";
  root.dataset["launch"] = "idle";
  body.classList.toggle("mobile", page.template === "mobile");
  const title = head.appendChild(tab.document.createElement("meta"));
  title.name = siteTitleMeta;
  title.content = titleOf(page);
  tab.showTheme = () => showTheme(tab, themeSettings);
  beforePaint(paintRules(page.template, page.settings), tab, markMember);
  markDocument(tab);
  return () => {
    title.remove();
    delete tab.showTheme;
    delete tab.arrival;
    for (const told of ["only", "bars", "client", "theme"]) delete root.dataset[told];
  };
}

function store({ member = false, stored = {}, cookies = {} }: Visit): void {
  localStorage.clear();
  sessionStorage.clear();
  dropCookies();
  const { memberId, account, currency } = exampleMember;
  const ofMember = {
    [localKeys.memberId]: String(memberId),
    [localKeys.memberAccount]: account,
    [localKeys.currency]: currency,
    [localKeys.session]: "s1",
    [localKeys.token]: "s1.secret",
  };
  for (const [key, value] of Object.entries({ ...(member ? ofMember : {}), ...stored }))
    localStorage.setItem(key, value);
  for (const [name, value] of Object.entries(cookies)) document.cookie = `${name}=${value}; path=/`;
}

function dropCookies(): void {
  for (const cookie of document.cookie.split("; "))
    document.cookie = `${cookie.split("=")[0]}=; path=/; max-age=0`;
}

/** Returns a function that removes all listeners added to window and document from now on. */
function holdListeners(): () => void {
  const added: (() => void)[] = [];
  const targets = [window, document, document.documentElement];
  const originals = targets.map((target) => target.addEventListener);
  for (const target of targets) {
    target.addEventListener = (
      type: string,
      listener: EventListenerOrEventListenerObject,
      options?: AddEventListenerOptions | boolean,
    ) => {
      EventTarget.prototype.addEventListener.call(target, type, listener, options);
      added.push(() => target.removeEventListener(type, listener, options));
    };
  }
  return () => {
    targets.forEach((target, at) => {
      const original = originals[at];
      if (original) target.addEventListener = original;
    });
    for (const remove of added) remove();
  };
}
