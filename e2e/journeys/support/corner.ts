import type { Page } from "@playwright/test";

/** The member's end of the header. */
export const createCorner = (page: Page) => {
  const menu = page.getByRole("button", { name: "Account menu" });
  return {
    menu,
    /** The main wallet's balance, as the header shows it. */
    balance: page.getByRole("banner").locator(".amount"),
    /** Chooses "Log out" in the account menu, and nothing more. */
    logOut: async (): Promise<void> => {
      await menu.click();
      await page
        .getByRole("dialog", { name: "Account menu" })
        .getByRole("button", { name: "Log out", exact: true })
        .click();
    },
  };
};

/** What the page keeps of its member. */
export const storedSession = (page: Page) =>
  page.evaluate(() => ({
    token: localStorage.getItem("token") ?? "",
    memberId: localStorage.getItem("member_id") ?? "",
  }));
