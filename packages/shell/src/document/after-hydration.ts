import { loadModule } from "@naluma/ui/load-module";
import { watchVitals } from "../monitoring/vitals.ts";
import { siteTitleIn } from "./site-title.ts";

const ignore = () => undefined;

const followTitle = ({ document }: Window) =>
  void loadModule(() => import("./watch-title.ts"), { untilLoaded: true }).then(({ watchTitle }) =>
    watchTitle(document),
  );

/** What watches the page once it stands. */
export function watch(win: Window & typeof globalThis, widthBefore: number): void {
  watchSize(win, widthBefore);
  watchVitals(win);
  // Home is called what its document says, until somebody leaves it. A visitor who was turned away has another's.
  const isNamed = win.location.pathname === "/" && win.document.title === siteTitleIn(win.document);
  watchPointer(win, isNamed ? () => followTitle(win) : ignore);
  if (!isNamed) followTitle(win);
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
 * comes with that. A network that fails later takes it not away.
 */
function watchPointer(win: Window, andThen: () => void): void {
  const { document } = win;
  const begin = () => {
    document.removeEventListener("pointerover", begin);
    document.removeEventListener("focusin", begin);
    void loadModule(() => import("../routing/route-preload.ts"), { untilLoaded: true }).then(
      ({ preloadRoutes }) => preloadRoutes(win),
    );
    andThen();
  };
  document.addEventListener("pointerover", begin, { passive: true });
  document.addEventListener("focusin", begin);
}
