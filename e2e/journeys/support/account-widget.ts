import type { Page } from "@playwright/test";

/** The account widget: in the header, and on a phone in the tab bar too. */
export const createAccountWidget = (page: Page) => {
  // On a phone its tab says what is unread, once that is known.
  const menu = page.getByRole("button", { name: /^(Account menu|Profile)( \d+ unread)?$/ });
  const account = page.getByRole("dialog", { name: /^(Account menu|Profile)$/ });
  const banner = page.getByRole("banner");
  return {
    /** Only a member has it. */
    wallet: banner.getByRole("button", { name: "Wallet", exact: true }),
    /** Opens the account; on a phone a visitor has it, too. */
    menu,
    account,
    /** The main wallet's balance, as the header shows it. */
    balance: banner.locator(".amount"),
    /** Chooses "Log out" in the account menu, and nothing more. */
    logOut: async (): Promise<void> => {
      await menu.click();
      await account.getByRole("button", { name: "Log out", exact: true }).click();
    },
  };
};

/** What the page keeps of its member. */
export const storedSession = (page: Page) =>
  page.evaluate(() => ({
    token: localStorage.getItem("token") ?? "",
    memberId: localStorage.getItem("member_id") ?? "",
  }));
