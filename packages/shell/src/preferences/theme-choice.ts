import { localKeys } from "@naluma/site/stored";

export const themeChoices = ["dark", "light", "device"] as const;

export type ThemeChoice = (typeof themeChoices)[number];

type Page = Pick<Window, "localStorage" | "showTheme">;

/** Dark is the design's own and stands where nothing was chosen. */
export const themeChoice = ({ localStorage }: Pick<Page, "localStorage">): ThemeChoice => {
  const stored = localStorage.getItem(localKeys.theme);
  return themeChoices.find((choice) => choice === stored) ?? "dark";
};

export function chooseTheme(page: Page, choice: ThemeChoice): void {
  page.localStorage.setItem(localKeys.theme, choice);
  page.showTheme?.();
}

/** The theme follows the device while that is chosen, and what is chosen in another tab. */
export function followTheme(page: Window): void {
  // It may have changed since the document was drawn.
  page.showTheme?.();
  page.matchMedia("(prefers-color-scheme: light)").addEventListener("change", () => {
    page.showTheme?.();
  });
  page.addEventListener("storage", ({ key }) => {
    if (key === localKeys.theme) page.showTheme?.();
  });
}
