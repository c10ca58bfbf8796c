export type Theme = "dark" | "light";

const place = "naluma-desk-theme";

/** What was chosen on this device; else what the system prefers. */
export const storedTheme = (): Theme => {
  try {
    const stored = localStorage.getItem(place);
    if (stored === "dark" || stored === "light") return stored;
  } catch {
    // Storage is a convenience.
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
    // It holds until the page is left.
  }
};
