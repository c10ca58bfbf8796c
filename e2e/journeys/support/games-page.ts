import { expect, type Page } from "@playwright/test";

/** A page with games, as a person sees it. */
export const gamesPage = (page: Page) => {
  const names = page.locator(".tile-n");
  const providers = page.locator(".tile-p");
  return {
    names,
    heading: page.getByRole("heading", { level: 1 }),
    /** The names of the providers on the tiles, each once. */
    providers: async (): Promise<Set<string>> => new Set(await providers.allTextContents()),
    showMore: async (): Promise<void> => {
      const before = await names.count();
      await page.getByRole("button", { name: "Show more games" }).click();
      await expect.poll(() => names.count()).toBeGreaterThan(before);
    },
    chip: (name: string) => page.getByRole("button", { name, exact: true }),
  };
};

export const slotgame = (query: Readonly<Record<string, string>>): string =>
  `/slotgame?${new URLSearchParams(query)}`;
