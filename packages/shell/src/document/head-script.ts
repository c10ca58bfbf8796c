import { desktopBreakpoint, type Template } from "@naluma/site/device";
import { pathsWith } from "@naluma/site/pages";
import type { SiteSettings } from "@naluma/site/settings";
import { cookies, localKeys, sessionKeys } from "@naluma/site/stored";
import { holdPress } from "@naluma/ui/held-press";
import { markMember } from "./mark-member.ts";
import { withMemoryFallback } from "./memory-fallback.ts";
import { drawNotice, noticeSettings, reloadForCode, reloadSettings } from "./reload-for-code.ts";
import { hasUnsentInput } from "./unsent-input.ts";
import { paintSettings, whenPainted } from "./when-painted.ts";

interface Settings {
  readonly template: Template;
  readonly locked: boolean;
  readonly lockCookie: string;
  readonly desktop: string;
  readonly templateCookie: string;
  readonly askedKey: string;
  readonly tokenKey: string;
  readonly windowPaths: readonly string[];
  readonly secretKeys: readonly string[];
  readonly bridges: { readonly ios: string; readonly android: string };
  readonly clientKey: string;
  readonly pwaKey: string;
}

declare global {
  interface Window {
    /** Tokens that the head script has removed from the address, for the login that uses them. */
    arrival?: Readonly<Record<string, string>>;
    /** Applies the stored theme to the page. The head script leaves it here, so that its code is only sent once. */
    showTheme?: () => void;
    /** The last press on a button before hydration; replayed once React is ready. */
    earlyPress?: ReturnType<typeof holdPress>;
  }
}

/** Removed from the address before any request could send them in its Referer header. */
export const secretKeys = [
  "tk",
  "enc",
  "data",
  "member_account",
  "member_currency",
  "member_id",
] as const;

/**
 * Runs in the head before the first paint. It is printed into the page as text, so it uses nothing
 * but its parameters.
 */
// oxlint-disable-next-line complexity -- printed into the page as text, so it can call no function of ours
export function beforePaint(page: Settings, win: Window, mark: typeof markMember): void {
  const { document, location } = win;
  const root = document.documentElement;
  const readCookie = (name: string) =>
    document.cookie
      .split("; ")
      .find((pair) => pair.startsWith(`${name}=`))
      ?.slice(name.length + 1);
  const readKey = (name: string) => win.localStorage.getItem(name);
  /** The reload may return the same template again, so each one is only requested once. */
  const isFirstTry = (wanted: string) => {
    const asked = win.sessionStorage.getItem(page.askedKey);
    win.sessionStorage.setItem(page.askedKey, wanted);
    // If the storage only lasts as long as the page, it would reload again and again.
    return asked !== wanted && !win.isStorageLost;
  };

  const query = new URLSearchParams(location.search);
  const arrival: Record<string, string> = {};
  for (const key of page.secretKeys) {
    const value = query.get(key);
    if (value !== null) arrival[key] = value;
    query.delete(key);
  }
  const hasArrival = Object.keys(arrival).length > 0;
  if (hasArrival) win.arrival = arrival;
  // An address may start with its language; the page drops it.
  const path = location.pathname.replace(new RegExp(`^/${root.lang.replace("-", "_")}(?=/|$)`), "");
  if (hasArrival || path !== location.pathname) {
    const rest = hasArrival ? (query.size > 0 ? `?${query}` : "") : location.search;
    win.history.replaceState(win.history.state, "", (path || "/") + rest + location.hash);
  }

  // The router restores the scroll position from its own storage; the browser's restoration would undo that.
  win.history.scrollRestoration = "manual";

  // Small windows that the lobby opened keep the lobby's template.
  const ownWindow = win.top === win && !win.opener && !page.windowPaths.includes(location.pathname);
  const locked = page.locked || readCookie(page.lockCookie) === "1";
  if (ownWindow && (!locked || query.has("web_debug"))) {
    const wanted = win.matchMedia(page.desktop).matches ? "desktop" : "mobile";
    if (wanted !== page.template) {
      document.cookie = `${page.templateCookie}=${wanted}; Path=/; Max-Age=31536000; SameSite=Lax`;
      // Without cookies the reload would return the same template forever.
      // An address that carried a login has already lost it, so that login is completed instead.
      if (!win.arrival && readCookie(page.templateCookie) === wanted && isFirstTry(wanted))
        location.reload();
    } else win.sessionStorage.removeItem(page.askedKey);
  }

  mark(root, Boolean(readKey(page.tokenKey)));

  const propertyOf = (from: unknown, name: string): unknown =>
    typeof from === "object" && from !== null && name !== "" ? Reflect.get(from, name) : undefined;
  const inApp =
    readKey(page.clientKey) === "app" ||
    Boolean(propertyOf(win, page.bridges.android)) ||
    Boolean(propertyOf(propertyOf(propertyOf(win, "webkit"), "messageHandlers"), page.bridges.ios));
  const asked = query.get("pwa");
  const installed =
    (asked !== null && asked !== "0" && asked !== "false") ||
    win.matchMedia("(display-mode: standalone)").matches;
  if (installed) win.localStorage.setItem(page.pwaKey, "1");
  if (inApp) root.dataset["client"] = "app";
  else if (installed || readKey(page.pwaKey) === "1") root.dataset["client"] = "pwa";

  // The address's other parameters apply to this document only: links do not pass them on.
  const part = query.get("appPage");
  if (inApp && (part === "header" || part === "content" || part === "footer"))
    root.dataset["only"] = part;
  if (page.template !== "mobile") return;
  if (query.get("header") === "false") root.dataset["bars"] = "none";
  else if (query.get("footer") === "false") root.dataset["bars"] = "header";
}

type SiteRules = Pick<SiteSettings, "desktopLock" | "appBridges">;

/** The settings of `beforePaint` for a page of this site. */
export const paintRules = (
  template: Template,
  { desktopLock, appBridges }: SiteRules,
): Settings => ({
  template,
  locked: desktopLock,
  lockCookie: cookies.desktopLock,
  desktop: `(min-width: ${desktopBreakpoint}px)`,
  templateCookie: cookies.template,
  askedKey: sessionKeys.templateAsked,
  tokenKey: localKeys.token,
  windowPaths: pathsWith("frame", "window"),
  secretKeys,
  bridges: appBridges,
  clientKey: localKeys.clientType,
  pwaKey: localKeys.pwa,
});

/**
 * The text of the head script for a page.
 *
 * @param laterSheet address of the style sheet that the error screen needs
 */
export function headScript(template: Template, site: SiteRules, laterSheet?: string): string {
  const settings = paintRules(template, site);
  const theme = `(${showTheme.toString()})(window,${JSON.stringify(themeSettings)})`;
  const notice = `()=>(${drawNotice.toString()})(window,${JSON.stringify(noticeSettings(laterSheet))})`;
  const reload = `(${reloadForCode.toString()})(window,${JSON.stringify(reloadSettings)},${hasUnsentInput.toString()},${notice})`;
  const start = `(${whenPainted.toString()})(window,${JSON.stringify(paintSettings)},start)`;
  return [
    `for(const name of ["localStorage","sessionStorage"])(${withMemoryFallback.toString()})(name,window)`,
    `(window.showTheme=()=>${theme})()`,
    `(${beforePaint.toString()})(${JSON.stringify(settings)},window,${markMember.toString()})`,
    reload,
    `window.earlyPress=(${holdPress.toString()})(window.document.documentElement)`,
    `window.whenPainted=(start)=>${start}`,
  ].join(";");
}

export interface ThemeSettings {
  /** Storage key of the choice: `dark`, `light`, or `device`. */
  readonly key: string;
  /** The colour of the browser's own bars: --surface-1 of the two themes. */
  readonly dark: string;
  readonly light: string;
}

export const themeSettings: ThemeSettings = {
  key: localKeys.theme,
  dark: "#171116",
  light: "#fbf9f6",
};

/**
 * Applies the stored theme to `<html>`; tokens and `color-scheme` follow, and the browser's bars take its colour.
 * Lacquer (dark) is the default. Printed into the page as text to run before the first paint, so it uses only its
 * parameters.
 */
export function showTheme(win: Window, theme: ThemeSettings): void {
  const { document } = win;
  const chosen = win.localStorage.getItem(theme.key);
  const isLight =
    chosen === "light" ||
    (chosen === "device" && win.matchMedia("(prefers-color-scheme: light)").matches);
  document.documentElement.dataset["theme"] = isLight ? "light" : "dark";

  let bars = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (!bars) {
    bars = document.createElement("meta");
    bars.name = "theme-color";
    document.head.append(bars);
  }
  bars.content = isLight ? theme.light : theme.dark;
}
