import { localKeys } from "@naluma/site/stored";

export interface ThemeSettings {
  /** The stored choice: `dark`, `light`, or `device`. */
  readonly key: string;
  /** What browsers paint their own bars with: --surface-1 of the two themes. */
  readonly dark: string;
  readonly light: string;
}

export const themeSettings: ThemeSettings = {
  key: localKeys.theme,
  dark: "#171116",
  light: "#fbf9f6",
};

/**
 * Puts the stored theme on `<html>`; tokens and `color-scheme` follow. Its colour goes on the
 * browser's bars. Lacquer (dark) is the design's own; without a choice it stands. Printed into the page as
 * text for before the first paint, so it uses only its parameters.
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
