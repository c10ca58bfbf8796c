import { desktopBreakpoint } from "@naluma/site/device";
import { cookies } from "@naluma/site/stored";
import { windowPaths } from "./window-paths.ts";

/** Milliseconds after the last resize (member-accounts §9). */
export const resizeDebounce = 1_000;

/**
 * Loads the other template when the window has crossed its limit. A running game is never reloaded
 * away; small windows that the lobby opened keep its template.
 *
 * @param before what the width was, in CSS pixels, when this was still on its way
 */
export function watchWidth(win: Window, before: number): void {
  const { document, location } = win;
  if (win.opener || windowPaths.includes(location.pathname)) return;
  const desktop = win.matchMedia(`(min-width: ${desktopBreakpoint}px)`);
  let timer = 0;

  const follow = () => {
    const { dataset } = document.documentElement;
    const wanted = desktop.matches ? "desktop" : "mobile";
    if (wanted === dataset["template"] || dataset["launch"] !== "idle") return;
    const locked =
      dataset["locked"] !== undefined || document.cookie.includes(`${cookies.desktopLock}=1`);
    if (locked && !new URLSearchParams(location.search).has("web_debug")) return;
    document.cookie = `${cookies.template}=${wanted}; Path=/; Max-Age=31536000; SameSite=Lax`;
    location.reload();
  };
  const followLater = () => {
    win.clearTimeout(timer);
    timer = win.setTimeout(follow, resizeDebounce);
  };
  win.addEventListener("resize", followLater);
  if (win.innerWidth !== before) followLater();
}
