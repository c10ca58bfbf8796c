import type { Page } from "@playwright/test";

/** The account widget: in the header, and on a phone also in the tab bar. */
export const createAccountWidget = (page: Page) => {
  // On a phone the name of its tab includes the number of unread letters, once it is known.
  const menu = page.getByRole("button", { name: /^(Account menu|Profile)( \d+ unread)?$/ });
  const account = page.getByRole("dialog", { name: /^(Account menu|Profile)$/ });
  const banner = page.getByRole("banner");
  return {
    /** Present only for members. */
    wallet: banner.getByRole("button", { name: "Wallet", exact: true }),
    /** Opens the account menu; on a phone visitors have it as well. */
    menu,
    account,
    /** The main wallet's balance in the header. */
    balance: banner.locator(".balance-amount"),
    /** Only chooses "Log out" in the account menu. */
    logOut: async (): Promise<void> => {
      await menu.click();
      await account.getByRole("button", { name: "Log out", exact: true }).click();
    },
  };
};

/** The member data that the page has stored. */
export const storedSession = (page: Page) =>
  page.evaluate(() => ({
    token: localStorage.getItem("token") ?? "",
    memberId: localStorage.getItem("member_id") ?? "",
  }));
