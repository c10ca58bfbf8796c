import { expect, type Page } from "@playwright/test";
import { isPhone } from "./play.ts";

export const catalogue = "/v2/get_template_game_list";

/** The search as a person uses it: the field of the header, or the sheet of a phone. */
export const searchOf = (page: Page) => {
  const field = page.getByRole("combobox", { name: "Search games" });
  return {
    field,
    results: page.locator(".result"),
    names: page.locator(".result b"),
    /** The providers of the results in sight, each once. */
    providers: async () => new Set(await page.locator(".result .dim").allTextContents()),
    open: async () => {
      if (isPhone(page)) await page.getByRole("button", { name: "Search games" }).click();
      await field.click();
    },
    /** Opens it and leaves the field to whoever types: a slash, or the button of a phone. */
    begin: async () => {
      if (isPhone(page)) await page.getByRole("button", { name: "Search games" }).click();
      else await page.keyboard.press("/");
      await expect(field).toBeFocused();
    },
    /** What is known of a game lies over the results, and is a page of the sheet on a phone. */
    leaveInfo: () =>
      isPhone(page)
        ? page.getByRole("button", { name: "Back to search results" }).click()
        : page.keyboard.press("Escape"),
    /** Chooses from one of the lists that narrow and order the results. */
    choose: async (list: string, option: string) => {
      await page.getByRole("button", { name: new RegExp(`^${list}: `) }).click();
      await page.getByRole("option", { name: option, exact: true }).click();
      await expect(page.getByRole("button", { name: `${list}: ${option}` })).toBeVisible();
    },
  };
};
