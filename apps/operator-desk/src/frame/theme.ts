export type Theme = "dark" | "light";

const place = "naluma-desk-theme";

/** The theme chosen on this device, or the system's preference. */
export const storedTheme = (): Theme => {
  try {
    const stored = localStorage.getItem(place);
    if (stored === "dark" || stored === "light") return stored;
  } catch {
    // Storage is only a convenience.
  }
  return matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
};

export const applyTheme = (theme: Theme): void => {
  document.documentElement.dataset["theme"] = theme;
};

export const storeTheme = (theme: Theme): void => {
  applyTheme(theme);
  try {
    localStorage.setItem(place, theme);
  } catch {
    // The choice lasts until the page is left.
  }
};
