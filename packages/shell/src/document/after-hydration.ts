import { loadModule } from "@naluma/ui/later";
import { watchVitals } from "../monitoring/vitals.ts";
import { watchTitle } from "./watch-title.ts";

/** The next reader loads it again and reports a failure. */
const ignore = () => undefined;

const preloadReads = () =>
  Promise.all([import("@naluma/lobby/reads"), import("@naluma/content/reads")]);

/** What watches the page once it stands. */
export function watch(win: Window & typeof globalThis, widthBefore: number): void {
  watchSize(win, widthBefore);
  watchVitals(win);
  watchPointer(win);
  watchTitle(win.document);
}

/** What asks for the other template comes with the first change of the window's size. */
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
 * Whoever begins to point at things may follow a link or ask for other games. What fetches pages ahead
 * and what reads comes with that. A network that fails later takes neither away.
 */
function watchPointer(win: Window): void {
  const { document } = win;
  const begin = () => {
    document.removeEventListener("pointerover", begin);
    document.removeEventListener("focusin", begin);
    void loadModule(() => import("../routing/route-preload.ts"), { untilLoaded: true }).then(
      ({ preloadRoutes }) => preloadRoutes(win),
    );
    void preloadReads().catch(ignore);
  };
  document.addEventListener("pointerover", begin, { passive: true });
  document.addEventListener("focusin", begin);
}
