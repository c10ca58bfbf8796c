import { desktopBreakpoint } from "@naluma/site/device";
import { pageAt } from "@naluma/site/pages";
import { cookies, sessionKeys } from "@naluma/site/stored";
import { reloadPage } from "../page/app/reload-page.ts";
import { hasUnsentInput } from "./unsent-input.ts";

/** Milliseconds after the last resize (SHELL-04). */
export const resizeDebounce = 1_000;
/** How often a page that must not be reloaded yet is checked again, in milliseconds. */
export const lookAgain = 1_000;

/**
 * Loads the other template when the window has crossed the breakpoint. At most once: if the response is the same
 * template again, it stops, and without cookies it always would be. A page with a running game or with input in a
 * form is never reloaded; it follows when they are done. The reload keeps path, query and scroll position
 * (the router's ScrollRestoration). Small windows that the lobby opened keep its template.
 *
 * @param before the width in CSS pixels at hydration, before this code was loaded
 */
export function watchWidth(win: Window, before: number): void {
  const { document, location } = win;
  if (win.opener || pageAt(location.pathname)?.frame === "window") return;
  const desktop = win.matchMedia(`(min-width: ${desktopBreakpoint}px)`);
  let timer = 0;

  const follow = () => {
    const { dataset } = document.documentElement;
    const wanted = desktop.matches ? "desktop" : "mobile";
    if (wanted === dataset["template"]) return;
    const locked =
      dataset["locked"] !== undefined || document.cookie.includes(`${cookies.desktopLock}=1`);
    if (locked && !new URLSearchParams(location.search).has("web_debug")) return;
    if (dataset["launch"] !== "idle" || hasUnsentInput(document)) return followIn(lookAgain);
    document.cookie = `${cookies.template}=${wanted}; Path=/; Max-Age=31536000; SameSite=Lax`;
    if (isTaken(document, wanted) && isFirstTry(win, wanted)) reloadPage(win);
  };
  const followIn = (ms: number) => {
    win.clearTimeout(timer);
    timer = win.setTimeout(follow, ms);
  };
  win.addEventListener("resize", () => followIn(resizeDebounce));
  if (win.innerWidth !== before) followIn(resizeDebounce);
}

const isTaken = ({ cookie }: Document, wanted: string): boolean =>
  cookie.split("; ").includes(`${cookies.template}=${wanted}`);

/** The head script clears the stored value once the page has the wanted template. */
function isFirstTry({ sessionStorage, isStorageLost }: Window, wanted: string): boolean {
  if (sessionStorage.getItem(sessionKeys.templateAsked) === wanted) return false;
  sessionStorage.setItem(sessionKeys.templateAsked, wanted);
  // If the storage only lasts as long as the page, it would reload again and again.
  return !isStorageLost;
}
