import { expect, type Page } from "@playwright/test";
import type { Account } from "./accounts.ts";
import { createCorner } from "./corner.ts";

/** The lobby as a person uses it: opens pages and waits until they can be used. */
export const createLobby = (page: Page) => {
  const html = page.locator("html");

  const ready = async () => {
    // Before hydration a click may be lost.
    await expect(html).toHaveAttribute("data-hydrated", /.*/, { timeout: 20_000 });
  };

  const open = async (path = "/"): Promise<void> => {
    await page.goto(path);
    await ready();
  };
  const connected = async (): Promise<void> => {
    await expect(html).toHaveAttribute("data-connection", "connected", { timeout: 20_000 });
  };
  const logIn = async ({ account, password }: Account): Promise<void> => {
    await page.getByRole("button", { name: "Log in", exact: true }).first().click();
    const form = page.getByRole("dialog", { name: "Log in" });
    await form.getByLabel("Account").fill(account);
    await form.getByLabel("Password", { exact: true }).fill(password);
    await form.getByRole("img", { name: "Picture with a code" }).waitFor();
    await form.getByLabel("Code in the picture").fill("0000");
    await form.getByRole("button", { name: "Log in", exact: true }).click();
    await expect(createCorner(page).wallet).toBeVisible();
  };

  return {
    html,
    ready,
    open,
    /** Waits for real time; a visitor's connection counts too. */
    connected,
    /** Logs in through the form, with the test captcha, and waits for the member's corner. */
    logIn,
    /** Opens home as this member, with real time up. */
    enter: async (member: Account): Promise<void> => {
      await open();
      await logIn(member);
      await connected();
    },
  };
};

export type Lobby = ReturnType<typeof createLobby>;
