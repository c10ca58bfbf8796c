import { loadModule } from "@naluma/ui/load-module";
import { releaseOf } from "../live/monitoring/report-error.ts";
import { siteTitleIn } from "./page-title.ts";

const ignore = () => undefined;

const followTitle = ({ document }: Window) =>
  void loadModule(() => import("./watch-title.ts"), { untilLoaded: true }).then(({ watchTitle }) =>
    watchTitle(document),
  );

export function watch(win: Window & typeof globalThis, widthBefore: number): void {
  watchSize(win, widthBefore);
  watchVitals(win);
  // The home page keeps the title of its document until the player navigates away. A visitor who was turned away to it
  // has the title of another page.
  const isNamed = win.location.pathname === "/" && win.document.title === siteTitleIn(win.document);
  watchPointer(win, isNamed ? () => followTitle(win) : ignore);
  if (!isNamed) followTitle(win);
}

/** The code that switches templates is loaded with the first resize of the window. */
function watchSize(win: Window, widthBefore: number): void {
  const begin = () => {
    win.removeEventListener("resize", begin);
    void loadModule(() => import("./watch-width.ts"), { untilLoaded: true }).then(
      ({ watchWidth }) => watchWidth(win, widthBefore),
    );
  };
  win.addEventListener("resize", begin);
  if (win.innerWidth !== widthBefore) begin();
}

/**
 * A player who begins to use the pointer or the keyboard may follow a link or request other games, so the code that
 * preloads pages is loaded then. A later network failure cannot take it away.
 */
function watchPointer(win: Window, andThen: () => void): void {
  const { document } = win;
  const begin = () => {
    document.removeEventListener("pointerover", begin);
    document.removeEventListener("focusin", begin);
    void loadModule(() => import("../page/routing/route-preload.ts"), { untilLoaded: true }).then(
      ({ preloadRoutes }) => preloadRoutes(win),
    );
    andThen();
  };
  document.addEventListener("pointerover", begin, { passive: true });
  document.addEventListener("focusin", begin);
}

type Vital = "ttfb" | "fcp" | "lcp" | "cls" | "inp";

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

const isShift = (entry: PerformanceEntry): entry is Shift =>
  "value" in entry && typeof entry.value === "number" && "hadRecentInput" in entry;

/** Measures the web vitals and sends them once, when the page is first hidden. */
function watchVitals({
  document,
  performance,
  navigator,
  location,
}: Window & typeof globalThis): void {
  const vitals: Partial<Record<Vital, number>> = {};
  const [navigation] = performance.getEntriesByType("navigation");
  if (navigation instanceof PerformanceNavigationTiming) vitals.ttfb = navigation.responseStart;

  const watch = (type: string, read: (entry: PerformanceEntry) => void) => {
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) read(entry);
    }).observe({ type, buffered: true });
  };
  watch("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") vitals.fcp = startTime;
  });
  watch("largest-contentful-paint", ({ startTime }) => {
    vitals.lcp = startTime;
  });
  watch("layout-shift", (entry) => {
    if (isShift(entry) && !entry.hadRecentInput) vitals.cls = (vitals.cls ?? 0) + entry.value;
  });
  watch("event", ({ duration }) => {
    vitals.inp = Math.max(vitals.inp ?? 0, duration);
  });

  const sendVitals = () => {
    if (document.visibilityState !== "hidden") return;
    document.removeEventListener("visibilitychange", sendVitals);
    const template = document.documentElement.dataset["template"] ?? "";
    const [release, { lang }] = [releaseOf(document), document.documentElement];
    const report = { release, template, path: location.pathname, lang, ...vitals };
    navigator.sendBeacon("/reports/vitals", JSON.stringify(report));
  };
  document.addEventListener("visibilitychange", sendVitals);
}
