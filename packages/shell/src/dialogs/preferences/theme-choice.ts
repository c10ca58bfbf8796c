import { localKeys } from "@naluma/site/stored";

export const themeChoices = ["dark", "light", "device"] as const;

export type ThemeChoice = (typeof themeChoices)[number];

type Page = Pick<Window, "localStorage" | "showTheme">;

/** Dark is the default. */
export const themeChoice = ({ localStorage }: Pick<Page, "localStorage">): ThemeChoice => {
  const stored = localStorage.getItem(localKeys.theme);
  return themeChoices.find((choice) => choice === stored) ?? "dark";
};

export function chooseTheme(page: Page, choice: ThemeChoice): void {
  page.localStorage.setItem(localKeys.theme, choice);
  page.showTheme?.();
}

/** Updates the theme when the device's changes, if that is the choice, and when another tab chooses one. */
export function followTheme(page: Window): void {
  // The theme may have changed since the document was rendered.
  page.showTheme?.();
  page.matchMedia("(prefers-color-scheme: light)").addEventListener("change", () => {
    page.showTheme?.();
  });
  page.addEventListener("storage", ({ key }) => {
    if (key === localKeys.theme) page.showTheme?.();
  });
}
