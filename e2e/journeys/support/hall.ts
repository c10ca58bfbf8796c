import type { Page } from "@playwright/test";
import { expect } from "./test.ts";

/** The hall as a person sees it. */
export const hallOf = (page: Page) => {
  const tiles = page.locator(".hall .tile-n");
  const chip = (name: string) => page.getByRole("button", { name, exact: true });
  return {
    tiles,
    chip,
    kinds: page.getByRole("navigation", { name: "Game categories" }).getByRole("link"),
    names: async () => await tiles.allTextContents(),
    /** Presses a toggle and waits until its games are there. */
    choose: async (name: string) => {
      const before = await tiles.allTextContents();
      await chip(name).click();
      await expect(chip(name)).toHaveAttribute("aria-pressed", "true");
      await expect.poll(() => tiles.allTextContents()).not.toEqual(before);
      // Until the games are there, their skeletons are, which have no names.
      await expect(tiles).not.toHaveCount(0);
    },
  };
};
