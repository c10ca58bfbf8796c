import { localKeys } from "@naluma/site/stored";

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
