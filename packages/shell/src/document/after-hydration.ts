import { loadModule } from "@naluma/ui/load-module";
import { watchVitals } from "../live/monitoring/vitals.ts";
import { siteTitleIn } from "./site-title.ts";

const ignore = () => undefined;

const followTitle = ({ document }: Window) =>
  void loadModule(() => import("./watch-title.ts"), { untilLoaded: true }).then(({ watchTitle }) =>
    watchTitle(document),
  );

/** The watchers that start once the page is hydrated. */
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
