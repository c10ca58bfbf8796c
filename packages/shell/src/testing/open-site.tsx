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
import { fetchLive, AppProvider } from "../app/app-provider.tsx";
import { createApp } from "../app/app.ts";
import { liveAtom } from "../app/live.ts";
import { Dialogs as DesktopDialogs } from "../desktop.ts";
import { markDocument } from "../document/document.tsx";
import { beforePaint, paintRules } from "../document/head-script.ts";
import { RootError } from "../document/index.ts";
import { markMember } from "../document/mark-member.ts";
import { siteTitleMeta } from "../document/page-title.ts";
import { titleOf } from "../document/root-meta.ts";
import { clientMiddleware } from "../document/root.ts";
import { showTheme, themeSettings } from "../document/show-theme.ts";
import { Dialogs as MobileDialogs } from "../mobile.ts";
import type { PageMiddleware } from "../routing/navigate-in-page.ts";
import { fakePlatformSocket, type FakePlatformSocket } from "./fake-socket.ts";

interface Visit {
  /** Which host; desktop unless told. Its window has the size that the design has. */
  readonly host?: Template;
  /** A member who has logged in before, or a visitor. */
  readonly member?: boolean;
  readonly answers?: Answers;
  readonly settings?: Partial<SiteSettings>;
  readonly locale?: Locale;
  readonly currency?: Currency;
  readonly country?: string;
  /** Things move, which most tests are spared. */
  readonly motion?: boolean;
  /** What the browser has kept from an earlier visit. */
  readonly stored?: Readonly<Record<string, string>>;
  readonly cookies?: Readonly<Record<string, string>>;
}

/** A page of a host as a player has it open, and what the test says to it from outside. */
export interface OpenedSite {
  readonly socket: FakePlatformSocket;
  /** Waits until real time has joined the member's channels, and what it may have missed was read. */
  present(): Promise<void>;
  /** The calls that the page made to this path of the platform, as its `*.api.ts` spells it; all without a path. */
  calls(path?: string): readonly MadeCall[];
  /** From now on the platform answers these calls so; the others stay as they were. */
  answer(answers: Answers): void;
  /** Where the page would have sent its whole tab: addresses, or "reload". */
  readonly left: readonly string[];
  /** Where links of the page would have opened a window. */
  readonly opened: readonly string[];
  /**
   * From now on its clock moves only when the test advances it. Whatever comes or goes by time waits for that, however
   * long the machine takes.
   */
  stopClock(): void;
  /** Goes to another page of the site, as a link does. */
  go(path: string): Promise<void>;
  /** Loads the page anew: address, storage and cookies stay, and the platform is asked again. */
  reload(): Promise<void>;
}

/** What the page that is open would have left for. */
let leftNow: string[] = [];

// A document that leaves would take its file of tests along, and Vitest would wait for ever. Some leave late, when their
// test is over: this stays as long as the document.
navigation.addEventListener("navigate", (event) => {
  const { destination, downloadRequest, navigationType } = event;
  if (destination.sameDocument || downloadRequest !== null) return;
  event.preventDefault();
  leftNow.push(navigationType === "reload" ? "reload" : destination.url);
});

/** When every test's clock begins to run. */
export const beginning = new Date("2026-11-02T12:00:00Z");

const noBulletins = { data: { bulletins: { list: [], setting: { display_frequency: 1 } } } };

const sizes = { desktop: [1440, 900], mobile: [390, 844] } as const;

/**
 * Opens a page of a host with its layout, its dialogs and everything that is live in it. The wire contract answers its
 * calls unless `answers` does (no bulletin pops up by itself), `socket` speaks to it, and its clock runs from `beginning` until
 * `vi.advanceTimersByTimeAsync` moves it on. It ends with the test.
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
    // A sandbox's own call that each page of a member makes: what cannot be read is asked for again and again.
    "/sandbox/member/promotions": { data: { campaigns: [], won: [] } },
    // On a slow machine the contract's would come up over what a test presses.
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

/** What lives as long as a document does. */
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
  const Dialogs = page.template === "desktop" ? DesktopDialogs : MobileDialogs;
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
      // What a document holds goes with it: the lock of its game would stand in the next test's way.
      window.dispatchEvent(new PageTransitionEvent("pagehide"));
      root.unmount();
      container.remove();
      router.dispose();
      // A call that is refused late logs the page out, which would take the next test's page home.
      router.navigate = async () => undefined;
      // Real time that has begun, or is about to, would speak for the next test's page.
      app.store.get(liveAtom)?.realtime()?.stop();
      app.queryClient.fetchQuery = () => new Promise(() => undefined);
      // So would a call that it makes late.
      app.api.send = () => new Promise(() => undefined);
      void app.queryClient.cancelQueries();
      // A dialog that was open gives up its turn within half a second.
      vi.advanceTimersByTime(500);
      // The entries of what was open go after it; the next document must not be taken along.
      await expect.poll(() => Object(history.state)["layers"]).toBeUndefined();
      // Clearing the timers sets the clock back to its beginning.
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

/** The platform lets a member join each channel; `docs/wire/events.yaml` has the form of the answer. */
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

/** A host's middleware hands on what came of each route, of which the router's own type knows nothing. */
const asMiddleware =
  (middleware: PageMiddleware): MiddlewareFunction =>
  (asked, next) =>
    middleware(asked, async () => void (await next()));

/** As the server's document says it, and its head script before anything is painted. The answer takes it off again. */
function showOn(tab: Window, page: PublicPage): () => void {
  const { documentElement: root, body, head } = tab.document;
  root.lang = languageTag(page.locale);
  root.dataset["template"] = page.template;
  root.dataset["connection"] = "connecting";
  root.dataset["launch"] = "idle";
  body.classList.toggle("m", page.template === "mobile");
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

/** What is added to window and document from now on is taken away by the function that comes back. */
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
