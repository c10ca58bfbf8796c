import { releaseOf } from "./report-error.ts";

type Vital = "ttfb" | "fcp" | "lcp" | "cls" | "inp";

interface Shift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

const isShift = (entry: PerformanceEntry): entry is Shift =>
  "value" in entry && typeof entry.value === "number" && "hadRecentInput" in entry;

/** Measures the web vitals and sends them once, when the page is first hidden. */
export function watchVitals({
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
